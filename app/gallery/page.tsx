import { PageHeading } from "#app/blocks/sections/page-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import example from "./example.module.css";
import type { Examples, GalleryData } from "./examples.ts";
import styles from "./page.module.css";
import { ThemeButtons } from "./theme-buttons.tsx";

const files = import.meta.glob<Examples>("/app/**/*.examples.tsx", { eager: true, import: "examples" });
const folders = Object.entries(files).map(([file, examples]) => {
  const name = file.split("/").slice(2, -1).join("/");
  return { id: name.replaceAll("/", "-"), name, examples };
});

/** tools/vite/dev/gallery-route.ts adds the route. */
export default function GalleryPage({ data }: { data: GalleryData }) {
  return (
    <>
      <Section space="bottom">
        <PageHeading title="Galería" lead="Los componentes del sitio, en sus estados y con datos reales." />
        <div className={styles.tools}>
          <ThemeButtons />
          <nav aria-label="Carpetas de componentes">
            <ul className={styles.index}>
              {folders.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Section>
      {folders.map(({ id, name, examples }) => (
        <section key={id} className={example.folder} aria-labelledby={id}>
          <h2 id={id} className={example.title}>
            {name}
          </h2>
          <div className={example.examples}>
            {Object.entries(examples).flatMap(([width, list]) =>
              Object.entries(list).map(([title, render]) => (
                <article key={title} className={example.example} data-width={width}>
                  <h3 className={example.name}>{title}</h3>
                  <div className={example.stage}>{render(data)}</div>
                </article>
              )),
            )}
          </div>
        </section>
      ))}
    </>
  );
}
