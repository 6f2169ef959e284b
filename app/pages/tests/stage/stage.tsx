import type { Crumb } from "#app/lib/shapes.ts";
import type { TestsPage } from "#app/pages/tests/content.ts";
import type { Directory } from "#app/pages/tests/use-directory.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { DirectoryRack } from "./directory-rack.tsx";
import { RackLegend } from "./rack-legend.tsx";
import styles from "./stage.module.css";
import { TestsField } from "./tests-field.tsx";

type Props = {
  data: TestsPage;
  trail: Crumb[];
  directory: Directory;
  pointed: string | undefined;
  onPoint: (id: string | undefined) => void;
};

export const stageId = "escenario";

export function TestsStage({ data, trail, directory, pointed, onPoint }: Props) {
  const { page, rows } = data;
  return (
    <section aria-labelledby="titulo" id={stageId}>
      <div className={styles.ground}>
        <div className={styles.content}>
          <Breadcrumbs trail={trail} />
          <div className={styles.head}>
            <h1 id="titulo">{page.title}</h1>
            <p className={styles.lead}>{page.lead}</p>
          </div>
          <div className={styles.ask}>
            <TestsField id="prueba" example={page.example} directory={directory} large />
            <p className={styles.count}>
              <strong>{rows.length}</strong> pruebas en {data.areas} áreas
            </p>
          </div>
          <DirectoryRack data={data} directory={directory.drawn} pointed={pointed} onPoint={onPoint} />
        </div>
      </div>
      <div className={styles.content}>
        <RackLegend {...page.legend} count={rows.length} />
      </div>
    </section>
  );
}
