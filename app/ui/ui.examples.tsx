import { layoutData } from "virtual:layout-data";
import type { Examples, GalleryData } from "#app/gallery/examples.ts";
import { inWords } from "#app/lib/text/format.ts";
import { Accordion } from "./accordion.tsx";
import { Badge } from "./badge.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { EmailText } from "./email-text.tsx";
import { FigureNumber } from "./figure.tsx";
import { Italics } from "./italics.tsx";
import { Ruler } from "./ruler.tsx";
import { Section } from "./section.tsx";

const tones = ["paper", "mist", "cotton", "night", "deep"] as const;

/** The prefix makes the ids unique on the page. */
function accordionItems({ specifications }: GalleryData["product"], prefix: string) {
  return specifications.slice(0, 3).map((row) => ({
    id: `${prefix}-${row.parameter}`,
    title: row.parameter,
    content: <p>{inWords(row)}</p>,
  }));
}

export const examples: Examples = {
  column: {
    "FigureNumber: mediana": () => <FigureNumber number="450" unit="pruebas/h" size="medium" />,
    "FigureNumber: grande, con prefijo": () => <FigureNumber prefix="hasta" number="200" unit="µL" />,
    "FigureNumber: enorme, con signo": () => <FigureNumber number="100" suffix="+" size="huge" />,
    "Ruler: con aguja": () => <Ruler major={6} minor={5} needle={0.75} labels={["0", "300", "600"]} />,
    "Ruler: con un intervalo": () => (
      <Ruler major={4} minor={5} bar={{ from: 0.3, to: 0.55 }} labels={["0", "200"]} />
    ),
    "Ruler: sin lectura conocida": () => <Ruler major={4} minor={5} dashed labels={["0", "200"]} />,
    Italics: () => (
      <p>
        <Italics text="Anticuerpos contra Helicobacter pylori" names={["Helicobacter pylori"]} />
      </p>
    ),
    "Badge: petróleo": () => <Badge>Suero</Badge>,
    "Badge: aguja": () => <Badge tone="needle">Panel de Pruebas</Badge>,
    "EmailText. Se parte, si debe, antes de la arroba": () => (
      <EmailText address={layoutData.company.email} />
    ),
    "Accordion: cerrado, varios a la vez": ({ product }) => (
      <Accordion items={accordionItems(product, "varios")} />
    ),
    "Accordion: el primero abierto, uno a la vez": ({ product }) => (
      <Accordion items={accordionItems(product, "uno")} name="ejemplo" open="first" />
    ),
    "Accordion: todo abierto": ({ product }) => (
      <Accordion items={accordionItems(product, "todos")} open="all" />
    ),
  },
  content: {
    Breadcrumbs: ({ supply }) => <Breadcrumbs trail={supply.trail} />,
  },
  window: {
    "Section: los cinco fondos": ({ product }) => (
      <>
        {tones.map((tone) => (
          <Section key={tone} tone={tone} space="full">
            <h3>{tone}</h3>
            <p>{product.lead}</p>
          </Section>
        ))}
      </>
    ),
  },
};
