import type { ReactNode } from "react";
import { StackedTable } from "#app/blocks/groups/stacked-table.tsx";
import { slug } from "#app/lib/text/slug.ts";
import type { PrivacyPage } from "./content.ts";
import styles from "./privacy-text.module.css";

export function PrivacyText({ page }: { page: PrivacyPage }) {
  const { storage, handover, form, use, rights, controller, updated } = page;
  return (
    <div>
      <Part title={storage.title}>
        <p>{storage.text}</p>
        <StackedTable
          label={storage.title}
          columns={["Qué", "Dónde", "Cuánto tiempo"]}
          rows={storage.rows.map(({ what, where, key, until }) => ({
            id: key,
            cells: [
              what,
              <>
                {where} <code className={styles.key}>{key}</code>
              </>,
              until,
            ],
          }))}
        />
        <p>{storage.erase}</p>
      </Part>
      <Part title={handover.title}>
        <p>{handover.text}</p>
        <StackedTable
          label={handover.title}
          columns={["Cuando usted…", "Lo recibe", "Qué recibe"]}
          rows={handover.rows.map(({ when, to, what }) => ({ id: when, cells: [when, to, what] }))}
        />
      </Part>
      <Part title={form.title}>
        {form.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Part>
      <Part title={use.title}>
        {use.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Part>
      <Part title={rights.title}>
        <p>{rights.text}</p>
        <ul className={styles.rights}>
          {rights.items.map((item) => (
            <li key={item.title}>
              <strong>{item.title}:</strong> {item.text}
            </li>
          ))}
        </ul>
        <p>{rights.how}</p>
      </Part>
      <Part title={controller.title}>
        <address className={styles.address}>
          <strong>{controller.name}</strong>
          <span>{controller.address}</span>
          <a href={`mailto:${controller.email}`} className="text-action">
            {controller.email}
          </a>
          <a href={`tel:${controller.phone.dial}`} className="text-action">
            {controller.phone.display}
          </a>
        </address>
        <p className="note">
          Última actualización: <time dateTime={updated.date}>{updated.label}</time>.
        </p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = slug(title);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className="subtitle">
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
