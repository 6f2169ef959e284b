import { Cassette } from "#app/blocks/rack/cassette.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./rapid-line.module.css";

export function RapidTestLine({ page: { name, rapid, lanes, reports, texts } }: { page: PageData<"test"> }) {
  return (
    <div className="column">
      <p className={`small ${styles.line}`}>
        <Cassette />
        {rapid ? (
          <span>
            <strong>Prueba rápida en {rapid.time} minutos.</strong> {rapid.sample ?? "Suero o plasma"}.{" "}
            <Link to={rapid.path}>
              {lanes.length > 0 ? "Ver la prueba rápida" : "Ver todas las pruebas rápidas"}
            </Link>
          </span>
        ) : (
          <span>
            <strong>{texts.rapid.none.title}</strong> {texts.rapid.none.text}
          </span>
        )}
      </p>
      {reports.length > 0 && (
        <p className={`small ${styles.line}`}>
          <span>
            <strong>
              {reports.length > 1 ? "Se informan" : "Se informa"} con {name}:
            </strong>{" "}
            {reports.join(", ")}.
          </span>
        </p>
      )}
    </div>
  );
}
