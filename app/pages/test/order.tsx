import { useState } from "react";
import { choiceAndItem } from "#app/blocks/cards/choice-and-item.ts";
import type { PageData } from "#app/content/page-data.ts";
import type { Machine } from "#app/content/views/test-lanes.ts";
import { CompareCheckbox } from "#app/features/compare/compare-checkbox.tsx";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import { setQuantity } from "#app/features/quote-list/changes.ts";
import { type QuoteItem, quoteLines, withinUnits } from "#app/features/quote-list/lines.ts";
import { useSeen } from "#app/hooks/use-seen.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Link } from "#app/ui/actions/link.tsx";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";
import { thumbnail } from "#app/ui/media/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Tube } from "./chain/containers.tsx";
import { KitBox } from "./chain/kit-box.tsx";
import { longName } from "./long-name.ts";
import styles from "./order.module.css";

const stepper = lazyComponent(() => import("./lazy-stepper.ts"));

/** Products to order for the test: reagents and tube, then analyzers for laboratories that have none. */
export function LabTestOrder({ page }: { page: PageData<"test"> }) {
  const { name, shortName, kits, tube, container, rapid, lanes, sample, texts } = page;
  const machines = lanes.flatMap((lane) => [...lane.machines].sort((a, b) => a.rank - b.rank));
  return (
    <Section labelledBy="que-pedir">
      <div className={styles.layout}>
        <div>
          <h2 id="que-pedir">Qué pedir para hacer {name.length > longName ? shortName : name}</h2>
          <p className={styles.lead}>{texts.order.lead}</p>
        </div>
        <div>
          <ul className={styles.supplies}>
            {kits.map((kit) => (
              <li key={kit.name} className={styles.row}>
                <span className={styles.drawing} aria-hidden="true">
                  <KitBox name={kit.box ?? shortName} pack={kit.pack} />
                </span>
                <OrderText {...kit} text={kit.description} link={kit.link?.to} />
                {kit.item ? (
                  <OrderControls item={kit.item} />
                ) : (
                  <AskButton name={kit.name} about={kit.name} datum={`${kit.method}, ${name}`} />
                )}
              </li>
            ))}
            {rapid && (
              <li className={styles.row}>
                <span className={styles.drawing} aria-hidden="true">
                  <KitBox name={shortName} pack={rapid.presentation} />
                </span>
                <OrderText
                  name={rapid.item.name}
                  text={rapid.sample && `Muestra: ${rapid.sample.toLowerCase()}.`}
                  pack={rapid.presentation}
                  link={rapid.path}
                />
                <OrderControls item={rapid.item} />
              </li>
            )}
            {tube && (
              <li className={styles.row}>
                <span className={styles.drawing} aria-hidden="true">
                  {tube.cap && <Tube cap={tube.cap} kind={sample.kind} />}
                </span>
                <OrderText {...tube} text={tube.description} link={tube.link.to} />
                <OrderControls item={tube.item} />
              </li>
            )}
            {container && (
              <li className={styles.row}>
                <span className={styles.drawing} aria-hidden="true">
                  <KitBox name={container} />
                </span>
                <OrderText name={container} />
                <AskButton name={container} about={container} datum={`Prueba: ${name}`} />
              </li>
            )}
          </ul>
          {machines.length > 0 && (
            <>
              <h3 className={styles.second}>{texts.order.analyzers}</h3>
              <ul>
                {machines.map((machine) => (
                  <MachineRow key={machine.id} machine={machine} />
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

type OrderTextProps = { name: string; text?: string; presentation?: string; pack?: string; link?: string };

function OrderText({ name, text, presentation, pack, link }: OrderTextProps) {
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.name}>{link ? <Link to={link}>{name}</Link> : name}</h3>
        {text && <p className="note">{text}</p>}
      </div>
      <p className={`note ${styles.pack}`}>
        {[presentation, pack].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </>
  );
}

/** The stepper sets the quantity to add or, once the item is in the quote list, the item's quantity. */
function OrderControls({ item }: { item: QuoteItem }) {
  const [wanted, setWanted] = useState(1);
  const line = useStoredList(quoteLines).find(({ id }) => id === item.id);
  const [place, seen] = useSeen<HTMLDivElement>();
  return (
    <div className={styles.order} data-print="no" data-needs-script ref={place}>
      {seen && (
        <LazyPart component={stepper}>
          {(Stepper) => (
            <Stepper
              name={item.name}
              quantity={line?.quantity ?? wanted}
              onChange={(quantity) =>
                line ? setQuantity(line.id, quantity) : setWanted(withinUnits(quantity))
              }
            />
          )}
        </LazyPart>
      )}
      <AddToQuoteButton item={item} quantity={wanted} />
    </div>
  );
}

function AskButton({ name, about, datum }: { name: string; about: string; datum: string }) {
  return (
    <div className={styles.order}>
      <ButtonLink
        variant="secondary"
        to={enquiryPath({ subject: "sales", about, datum })}
        aria-label={`Consultar: ${name}`}
      >
        Consultar
      </ButtonLink>
    </div>
  );
}

function MachineRow({ machine }: { machine: Machine }) {
  const { name, models, capacity, path, picture, prefix, number, unit } = machine;
  const details = models ?? capacity;
  const { choice, item } = choiceAndItem(machine);
  const thumb = thumbnail(picture);
  return (
    <li className={styles.row}>
      <span className={styles.drawing}>
        {thumb && <img src={thumb} width={84} height={63} alt="" loading="lazy" decoding="async" />}
      </span>
      <div className={styles.words}>
        <h4 className={styles.name}>
          <Link to={path}>{name}</Link>
        </h4>
        {details && <p className="note">{details}</p>}
      </div>
      <p className={`${styles.figure} ${styles.pack}`}>
        {prefix && <small>{prefix} </small>}
        {number ?? "Consultar"} {number && <small>{unit}</small>}
      </p>
      {item && (
        <div className={styles.order} data-print="no">
          {choice && <CompareCheckbox choice={choice} />}
          <AddToQuoteButton item={item} />
        </div>
      )}
    </li>
  );
}
