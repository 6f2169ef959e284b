import type { Kit, TestPage } from "#app/content/views/test.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import { Link } from "#app/ui/actions/link.tsx";
import chain from "./chain.module.css";
import parts from "./containers.module.css";
import { KitBox } from "./kit-box.tsx";
import styles from "./kit-station.module.css";
import { StationTitle } from "./station-title.tsx";

export function KitStation({ page }: { page: TestPage }) {
  const { kits, rapid, shortName, lanes } = page;
  const alone = kits.length + (rapid ? 1 : 0) === 1;
  return (
    <>
      <StationTitle number={4} title={lanes.length > 0 ? "Reactivo" : "Qué se pide"} />
      <div className={`${chain.above} ${styles.kits}`} aria-hidden="true" data-alone={alone || undefined}>
        {kits.map(({ name, box = shortName, pack }) => (
          <KitBox key={name} name={box} pack={pack} />
        ))}
        {rapid && <KitBox name={shortName} pack={rapid.presentation} />}
        {alone && <Bottles />}
      </div>
      <div className="note">
        {kits.map((kit) => (
          <KitText key={kit.name} kit={kit} several={!alone} test={page.name} />
        ))}
        {rapid && (
          <div className={styles.words}>
            <p>
              <strong>{lanes.length > 0 ? "Casete." : "Prueba rápida."}</strong> {rapid.presentation}.
            </p>
            <AddToQuoteButton item={rapid.item} />
          </div>
        )}
      </div>
    </>
  );
}

function Bottles() {
  return (
    <svg viewBox="0 0 46 52" width="46" height="52" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <path className={parts.part} d="M3 8h10v30H3zM18 8h10v30H18zM33 8h10v30H33z" />
      <path className={parts.lid} d="M4 0h8v8H4zM19 0h8v8h-8zM34 0h8v8h-8z" />
      <path className={parts.part} d="M1 53V26h44v27" />
    </svg>
  );
}

function KitText({ kit, several, test }: { kit: Kit; several: boolean; test: string }) {
  if (!kit.item) {
    return (
      <p className={styles.words}>
        <strong>{several ? `${kit.label}:` : `${kit.name}:`}</strong>{" "}
        <Link
          className="text-action"
          to={enquiryPath({ subject: "sales", about: kit.name, datum: `${kit.method}, ${test}` })}
        >
          Consultar
        </Link>
      </p>
    );
  }
  return (
    <div className={styles.words}>
      <p>
        <strong>{kit.name}.</strong> {[kit.presentation, kit.pack].filter(Boolean).join(". ")}.
      </p>
      <AddToQuoteButton item={kit.item} />
    </div>
  );
}
