import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import type { GalleryData } from "./data.ts";
import { Actions } from "./families/actions.tsx";
import { Bands } from "./families/bands.tsx";
import { Cards } from "./families/cards.tsx";
import { Carousels } from "./families/carousels.tsx";
import { Figures } from "./families/figures.tsx";
import { Forms } from "./families/forms.tsx";
import { Headings } from "./families/headings.tsx";
import { MediaFamily } from "./families/media.tsx";
import { Notices } from "./families/notices.tsx";
import { Tables } from "./families/tables.tsx";
import styles from "./page.module.css";
import { ThemeButtons } from "./theme-buttons.tsx";

const families = [
  { id: "acciones", title: "Acciones", View: Actions },
  { id: "formularios", title: "Formularios", View: Forms },
  { id: "cifras", title: "Cifras y reglas", View: Figures },
  { id: "imagenes", title: "Imágenes e iconos", View: MediaFamily },
  { id: "fichas", title: "Fichas de productos", View: Cards },
  { id: "titulos", title: "Títulos y aperturas", View: Headings },
  { id: "avisos", title: "Avisos y textos pequeños", View: Notices },
  { id: "tablas", title: "Tablas y listas que se abren", View: Tables },
  { id: "bandas", title: "Bandas y bloques", View: Bands },
  { id: "carruseles", title: "Carruseles", View: Carousels },
];

/** Every component of app/ui and app/blocks. No route leads here: see tools/vite/gallery-route.ts. */
export default function GalleryPage({ data }: { data: GalleryData }) {
  return (
    <>
      <Section space="bottom">
        <PageHeading title="Galería" lead="Los componentes del sitio, en sus estados y con datos reales." />
        <div className={styles.tools}>
          <ThemeButtons />
          <nav aria-label="Familias de componentes">
            <ul className={styles.index}>
              {families.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Section>
      {families.map(({ id, title, View }) => (
        <View key={id} id={id} title={title} data={data} />
      ))}
    </>
  );
}
