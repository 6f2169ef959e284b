import { ArrowRight } from "lucide-react";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { withoutFilters } from "#app/pages/tests/filters/choice.ts";
import type { TestsContent } from "#app/pages/tests/schema.ts";
import type { Directory } from "#app/pages/tests/use-directory.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import styles from "./nothing-found.module.css";
import { TestsList } from "./tests-list.tsx";

type Props = {
  texts: TestsContent["nothing"];
  directory: Pick<Directory, "asked" | "inQuery" | "nearest" | "changeQuery">;
  onPoint: (id: string | undefined) => void;
};

/** The ruler is empty, because no test matches. */
export function NothingFound({ texts, directory: { asked, inQuery, nearest, changeQuery }, onPoint }: Props) {
  if (!asked || inQuery.length > 0) {
    return (
      <div className={styles.nothing}>
        <Ruler major={10} minor={5} />
        <h2 className={styles.title}>{texts.filtered}</h2>
        <Button onClick={() => changeQuery(withoutFilters)}>Quitar filtros</Button>
      </div>
    );
  }
  return (
    <div className={styles.nothing}>
      <Ruler major={10} minor={5} />
      <h2 className={styles.title}>No ofrecemos «{asked}».</h2>
      {nearest.length > 0 && (
        <>
          <p className={styles.text}>{texts.nearest}</p>
          <TestsList groups={[{ id: "cercanas", rows: nearest }]} query="" areas={false} onPoint={onPoint} />
        </>
      )}
      <ButtonLink
        to={enquiryPath({ subject: "sales", about: `Prueba: ${asked}` })}
        icon={<ArrowRight size={20} />}
      >
        Consultar por {asked}
      </ButtonLink>
    </div>
  );
}
