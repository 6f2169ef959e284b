import type { CSSProperties } from "react";
import type { Family } from "#app/content/catalogue/family.ts";
import { type LabelPlace, placeLabels } from "#app/lib/drawing/mark-labels.ts";
import { Ruler } from "#app/ui/ruler.tsx";
import styles from "./family-scale.module.css";

type Props = Pick<Family, "axis" | "marks"> & {
  /** The quantity: «pruebas por hora». */
  caption?: string;
};

/** Widths in rem for which the three layouts place labels. Up to 17 rem, a list replaces the drawing. */
const widths = { narrow: 17.5, middle: 34, wide: 60 };
const axisNumbersThatFit = 7;

/** A scale without a heading: the page adds one. */
export function FamilyScale({ axis, marks, caption }: Props) {
  const narrow = placeLabels(marks, widths.narrow);
  const middle = placeLabels(marks, widths.middle);
  const wide = placeLabels(marks, widths.wide);
  const divisions = axis.length - 1;
  return (
    <div className={styles.scale}>
      <ul className={styles.text} aria-label={caption}>
        {marks.map((mark) => (
          <li key={mark.number} aria-current={mark.current || undefined}>
            {mark.number} {mark.label}
          </li>
        ))}
      </ul>
      <div className={styles.drawing} aria-hidden="true">
        <div className={styles.stems} style={stems(tallest(narrow), tallest(middle), tallest(wide))}>
          {marks.map((mark, index) => (
            <div
              key={mark.number}
              className={styles.mark}
              data-current={mark.current || undefined}
              data-narrow={narrow[index]?.side}
              data-middle={middle[index]?.side}
              data-wide={wide[index]?.side}
              style={{
                ...at(mark.position),
                ...stems(narrow[index]?.stem, middle[index]?.stem, wide[index]?.stem),
              }}
            >
              <span className={styles.label}>
                <span className={styles.number}>{mark.number}</span>
                {mark.label}
              </span>
            </div>
          ))}
        </div>
        <div className={styles.coarse}>
          <Ruler major={divisions} minor={5} />
        </div>
        <div className={styles.fine}>
          <Ruler major={divisions} minor={10} />
        </div>
        <div className={styles.axis} data-dense={axis.length > axisNumbersThatFit || undefined}>
          {axis.map((number, index) => (
            <span key={number} style={at(index / divisions)}>
              {number}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

function tallest(places: LabelPlace[]): number {
  return Math.max(...places.map((item) => item.stem));
}

function at(position: number): CSSProperties {
  return { "--at": position };
}

function stems(narrow = 0, middle = 0, wide = 0): CSSProperties {
  return { "--narrow": `${narrow}rem`, "--middle": `${middle}rem`, "--wide": `${wide}rem` };
}
