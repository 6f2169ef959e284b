import { ArrowLeft, ArrowRight } from "lucide-react";
import { Caps } from "#app/blocks/rack/caps.tsx";
import type { TestPage } from "#app/content/views/test.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import { testsPath } from "#app/lib/addresses/test-address.ts";
import { lowerInitial } from "#app/lib/text/format.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Link } from "#app/ui/actions/link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import styles from "./lab-test-head.module.css";
import { mainItem } from "./main-item.ts";

export function LabTestHead({ page }: { page: TestPage }) {
  return (
    <section className={styles.stage} aria-labelledby="titulo">
      <div className="column">
        <Breadcrumbs trail={page.trail} />
        <Link to={testsPath} className={`text-action ${styles.back}`}>
          <ArrowLeft size={18} />
          Pruebas
        </Link>
        <div className={styles.head}>
          <div>
            <h1 id="titulo" data-length={lengthOf(page.name)}>
              {page.name}
            </h1>
            {page.otherNames.length > 0 && (
              <p className={styles.otherNames}>{namesInLine(page.otherNames)}</p>
            )}
          </div>
          <div>
            <p className={styles.purpose}>{page.purpose}</p>
            <div className={styles.actions}>
              <MainAction page={page} />
              <a className="text-action" href={page.sheet} type="application/pdf">
                Hoja de la prueba, PDF
              </a>
            </div>
          </div>
        </div>
      </div>
      <Facts page={page} />
    </section>
  );
}

/** Links to an enquiry if the catalogue has no product for the test. */
export function MainAction({ page }: { page: TestPage }) {
  const item = mainItem(page);
  if (item) {
    return (
      <>
        <span className={styles.main}>
          <AddToQuoteButton look="full" item={item} />
        </span>
        <Link
          className={styles.plain}
          to={enquiryPath({ subject: "sales", about: item.name })}
          data-without-script=""
        >
          Solicitar cotización
        </Link>
      </>
    );
  }
  return (
    <ButtonLink
      to={enquiryPath({ subject: "sales", about: `Reactivo de ${page.name}` })}
      icon={<ArrowRight size={20} />}
    >
      Consultar el reactivo
    </ButtonLink>
  );
}

/** Only for phones. */
function Facts({ page: { sample, analyzers, lanes, rapid, kits } }: { page: TestPage }) {
  const pack = kits[0]?.pack ?? (lanes.length === 0 ? rapid?.presentation : undefined);
  const content = pack ? contentOf(pack) : { number: "Consultar", units: "reactivo" };
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{sample.label}</dt>
        <dd>
          <Caps caps={sample.cap ? [sample.cap] : []} unconfirmed={sample.unconfirmed} />
        </dd>
      </div>
      {analyzers > 0 ? (
        <div>
          <dt>{analyzers === 1 ? "analizador" : "analizadores"}</dt>
          <dd>{analyzers}</dd>
        </div>
      ) : (
        <div>
          <dt>minutos hasta la lectura</dt>
          <dd>{rapid?.time}</dd>
        </div>
      )}
      <div>
        <dt>{content.units}</dt>
        <dd>{content.number}</dd>
      </div>
    </dl>
  );
}

/**
 * «Kit de 100 pruebas» gives 100 and «pruebas por kit». «1 juego; pruebas por juego según el modelo» gives 1
 * and «juego».
 */
function contentOf(pack: string): { number: string; units: string } {
  const [, box, number = "1", units = pack] =
    /^(?:(Kit|Caja)\b.*\bde\s)?(\d+)\s(\p{L}.*?)(?:[;,]| con |$)/u.exec(pack) ?? [];
  return { number, units: box ? `${units} por ${box.toLowerCase()}` : units };
}

/** «Tirotropina, hormona estimulante de la tiroides». */
function namesInLine([first = "", ...others]: readonly string[]): string {
  return [first, ...others.map(lowerInitial)].join(", ");
}

/** Longer names get smaller letters. */
function lengthOf(name: string): "short" | "medium" | "long" {
  if (name.length <= 11) return "short";
  return name.length <= 24 ? "medium" : "long";
}
