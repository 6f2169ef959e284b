import { layoutData } from "virtual:layout-data";
import { Phone, SquareArrowOutUpRight } from "lucide-react";
import { HoursScale } from "#app/blocks/figures/hours-scale.tsx";
import type { Crumb } from "#app/lib/shapes.ts";
import { ButtonAnchor } from "#app/ui/actions/button.tsx";
import { NewTabNote, newTab } from "#app/ui/actions/new-tab.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { WhatsAppGlyph } from "#app/ui/media/glyphs.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./hero.module.css";

type Props = {
  trail: Crumb[];
  title: string;
  lead: string;
  request: string;
  requestSite: string;
  whatsapp: string;
  response: { hours: number; label: string };
};

const { company } = layoutData;

/** The promised response time is drawn to scale. */
export function SupportHero({ trail, title, lead, request, requestSite, whatsapp, response }: Props) {
  return (
    <Section space="none">
      <Breadcrumbs trail={trail} />
      <div className={styles.hero}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.actions}>
          <ButtonAnchor href={requestSite} {...newTab} icon={<SquareArrowOutUpRight size={18} />}>
            {request}
            <NewTabNote />
          </ButtonAnchor>
          <ButtonAnchor
            href={company.whatsapp}
            {...newTab}
            variant="secondary"
            iconFirst
            icon={
              <span className={styles.glyph}>
                <WhatsAppGlyph />
              </span>
            }
          >
            {whatsapp}
            <NewTabNote />
          </ButtonAnchor>
          <ButtonAnchor
            href={`tel:${company.phone.dial}`}
            variant="secondary"
            iconFirst
            icon={<Phone size={18} />}
          >
            Llamar al {company.phone.display}
          </ButtonAnchor>
        </div>
        <HoursScale {...response} />
      </div>
    </Section>
  );
}
