import {
  ArrowRight,
  Building2,
  FileText,
  FlaskConical,
  Layers,
  ListChecks,
  Package,
  ScanLine,
  TestTube,
} from "lucide-react";
import { choices, isChosen } from "#app/features/compare/choices.ts";
import type { ResultGroup } from "#app/features/search/engine/results.ts";
import type { FoundProduct, SearchDocument } from "#app/features/search/engine/search-document.ts";
import { secondLine } from "#app/features/search/engine/second-line.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { range, spaceBefore, withUnit } from "#app/lib/text/format.ts";
import { isCutOut, thumbnail } from "#app/ui/media/picture.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import { Highlighted } from "./highlighted.tsx";
import styles from "./result-row.module.css";

type Hit = ResultGroup["hits"][number];

const icons: Record<SearchDocument["kind"], typeof Package> = {
  answer: ArrowRight,
  product: FlaskConical,
  test: TestTube,
  rapidTest: ScanLine,
  supply: Package,
  brand: Building2,
  category: Layers,
  panel: ListChecks,
  testGroup: ListChecks,
  page: FileText,
};

export function ResultRow({ hit: { document, marks } }: { hit: Hit }) {
  const { name, product, leadsTo, kind, cap } = document;
  const thumb = thumbnail(product?.picture);
  const Icon = icons[kind];
  return (
    <div className={styles.row}>
      <div
        className={styles.picture}
        data-thumb={thumb && (isCutOut(product?.picture) ? "cutout" : "photograph")}
      >
        {thumb ? (
          <img src={thumb} width={72} height={54} alt="" loading="lazy" decoding="async" />
        ) : cap ? (
          <span className={styles.cap} style={{ background: `var(--cap-${cap})` }} />
        ) : (
          <Icon size={24} strokeWidth={1.6} />
        )}
      </div>
      <div>
        <div className={styles.name}>
          <Highlighted text={name} marks={marks} />
        </div>{" "}
        <div className={styles.second} data-whole={kind === "answer" || undefined}>
          <Highlighted text={secondLine(document, marks)} marks={marks} />
          {product && <Compared id={product.id} />}
        </div>
      </div>{" "}
      {product ? (
        <ProductReading reading={product.reading} />
      ) : (
        <div className={styles.leadsTo}>
          {leadsTo}
          {cap && <small>tapa {cap}</small>}
        </div>
      )}
    </div>
  );
}

function Compared({ id }: { id: string }) {
  return isChosen(useStoredList(choices), id) && " · en la comparación";
}

function ProductReading({ reading }: Pick<FoundProduct, "reading">) {
  if (!reading) return null;
  const { prefix, number, unit, from, to } = reading;
  return (
    <>
      <div className={styles.figure}>
        <span className={styles.number}>
          {prefix && <small>{prefix} </small>}
          {number}
        </span>
        <span className={styles.unit}>
          {spaceBefore(unit)}
          {unit}
        </span>
      </div>
      {to !== undefined && (
        <div className={styles.ruler}>
          <Ruler
            major={6}
            minor={5}
            needle={from === undefined ? to : undefined}
            bar={from === undefined ? undefined : { from, to }}
          />
        </div>
      )}
    </>
  );
}

export function CommonScale({ hits }: { hits: Hit[] }) {
  const [first] = hits;
  const area = first?.document.product?.area;
  const shared = hits.every(
    ({ document: { product } }) => product?.reading?.to !== undefined && product.area === area,
  );
  if (!area?.scale || !shared) return null;
  return <span className="note">Escala común: {withUnit(range("0", area.scale.max), area.scale.unit)}</span>;
}
