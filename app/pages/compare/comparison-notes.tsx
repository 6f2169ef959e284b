import type { ReactNode } from "react";
import type { ComparedProduct } from "#app/content/outputs/comparison.ts";
import { maxChoices } from "#app/features/compare/choices.ts";
import { comparePath } from "#app/lib/addresses/compare-path.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { joinList } from "#app/lib/text/format.ts";
import { inSentence } from "#app/lib/text/in-sentence.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import styles from "./comparison-notes.module.css";

const namesShown = 3;
const maxNameLength = 40;

/** The names come from the address, so their length and number are limited. */
export function UnknownProducts({ names }: { names: readonly string[] }) {
  const shown = names.slice(0, namesShown).map((name) => `«${shorten(name)}»`);
  const rest = names.length - shown.length;
  return (
    <Note>
      No encontramos {joinList(rest > 0 ? [...shown, `${rest} más`] : shown)} entre los equipos que se
      comparan. De una serie se comparan sus modelos.
    </Note>
  );
}

export function LeftOutNote({ count }: { count: number }) {
  return (
    <Note>
      Se comparan hasta cuatro equipos a la vez: se muestran los primeros de la dirección y{" "}
      {count === 1 ? "queda fuera 1" : `quedan fuera ${count}`}.
    </Note>
  );
}

/** For an address that mixes products of several categories. */
export function MixedCategories({ groups }: { groups: ComparedProduct[][] }) {
  return (
    <Note>
      Se comparan equipos de una misma categoría, y esta dirección reúne varias. Elija por cuál seguir:
      <ul className={styles.categories}>
        {groups.map((group) => (
          <li key={group[0]?.category.id}>
            <TextLink to={comparePath(group.slice(0, maxChoices).map((product) => product.id))}>
              {group[0]?.category.label}: {joinList(group.map((product) => product.name))}
            </TextLink>
          </li>
        ))}
      </ul>
    </Note>
  );
}

export function OneMoreNote({ name, category }: { name: string; category: LabelledLink }) {
  return (
    <Note>
      Por ahora solo está {name}. Elija al menos un equipo más de {inSentence(category.label)} para
      compararlos.
    </Note>
  );
}

/** The ruler is empty, because no product is chosen. */
export function NothingChosen() {
  return (
    <div className={styles.empty}>
      <Ruler major={10} minor={10} />
      <p>Todavía no hay equipos en la comparación. Marque «Comparar» en dos o más de una misma categoría.</p>
      <ButtonLink to="/productos">Ver los productos</ButtonLink>
      <TextLink to="/elegir">Calcular qué equipo necesita</TextLink>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div className={styles.note} role="status">
      {children}
    </div>
  );
}

function shorten(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
}
