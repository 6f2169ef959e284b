import { layoutData } from "virtual:layout-data";
import { TermText } from "#app/blocks/glossary/term-text.tsx";
import { FactList } from "#app/blocks/groups/fact-list.tsx";
import { MessageTooLong } from "#app/features/enquiry/message-too-long.tsx";
import NoticeList from "#app/features/notices/notice-list.tsx";
import { PlainNotices } from "#app/features/notices/plain-notices.tsx";
import { ask, type Notice, notify } from "#app/features/notices/use-notices.ts";
import type { FamilyView } from "#app/gallery/data.ts";
import { Example, Family } from "#app/gallery/example.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { Italics } from "#app/ui/italics.tsx";
import styles from "./notices.module.css";

const actions = [{ label: "Ver su cotización", run: () => {} }];
const texts = {
  done: "Añadido a su cotización",
  removed: "Quitado de su cotización",
  compare: "Esta comparación tiene equipos de otra categoría",
  warning: "Hay una versión nueva de esta página",
} as const;
const icons = ["done", "removed", "compare", "warning"] as const;

/** They wait for an answer, so that they stay to be seen. */
const standing: Notice[] = icons.map((icon, id) => ({
  id,
  icon,
  text: texts[icon],
  actions,
  standing: true,
}));

export function Notices({ id, title }: FamilyView) {
  return (
    <Family id={id} title={title}>
      <Example name="NoticeList: los cuatro avisos">
        <div className={styles.window}>
          <NoticeList notices={standing} />
        </div>
      </Example>
      <Example name="NoticeList: en la ventana" note="Uno pasa solo; el otro espera una respuesta.">
        <div className={styles.row}>
          <Button onClick={() => notify({ icon: "done", text: texts.done, actions })}>Avisar</Button>
          <Button variant="secondary" onClick={() => ask({ icon: "warning", text: texts.warning, actions })}>
            Preguntar
          </Button>
        </div>
      </Example>
      <Example name="PlainNotices" note="Donde el código de los avisos no llegó.">
        <div className={styles.small}>
          <PlainNotices notices={standing.slice(0, 1)} />
        </div>
      </Example>
      <Example name="MessageTooLong">
        <MessageTooLong way="whatsapp" />
      </Example>
      <Example name="TermText">
        <p>
          <TermText parts={["Analizador por ", { id: "clia", word: "CLIA" }, " de mesa."]} />
        </p>
      </Example>
      <Example name="Italics">
        <p>
          <Italics text="Anticuerpos contra Helicobacter pylori" names={["Helicobacter pylori"]} />
        </p>
      </Example>
      <Example name="FactList">
        <FactList
          facts={[
            { label: "Muestra", value: "Suero o plasma" },
            { label: "Presentación", value: "Caja de 25\u00a0casetes" },
          ]}
        />
      </Example>
      <Example name="Badge: petróleo">
        <Badge>Suero</Badge>
      </Example>
      <Example name="Badge: aguja">
        <Badge tone="needle">Panel de Pruebas</Badge>
      </Example>
      <Example name="EmailText" note="Se parte, si debe, antes de la arroba.">
        <EmailText address={layoutData.company.email} />
      </Example>
    </Family>
  );
}
