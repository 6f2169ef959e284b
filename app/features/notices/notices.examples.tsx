import type { Examples } from "#app/gallery/examples.ts";
import styles from "#app/gallery/notices.module.css";
import { Button } from "#app/ui/actions/button.tsx";
import NoticeList from "./notice-list.tsx";
import { PlainNotices } from "./plain-notices.tsx";
import { ask, type Notice, notify } from "./use-notices.ts";

const actions = [{ label: "Ver su cotización", run: () => {} }];
const texts = {
  done: "Añadido a su cotización",
  removed: "Quitado de su cotización",
  compare: "Esta comparación tiene equipos de otra categoría",
  warning: "Hay una versión nueva de esta página",
} as const;
const icons = ["done", "removed", "compare", "warning"] as const;

/** These notices wait for an answer, so they do not disappear. */
const persistent: Notice[] = icons.map((icon, id) => ({
  id,
  icon,
  text: texts[icon],
  actions,
  persistent: true,
}));

export const examples: Examples = {
  column: {
    "NoticeList: los cuatro avisos": () => (
      <div className={styles.window}>
        <NoticeList notices={persistent} />
      </div>
    ),
    "NoticeList: en la ventana. Uno pasa solo; el otro espera una respuesta": () => (
      <div className={styles.row}>
        <Button onClick={() => notify({ icon: "done", text: texts.done, actions })}>Avisar</Button>
        <Button variant="secondary" onClick={() => ask({ icon: "warning", text: texts.warning, actions })}>
          Preguntar
        </Button>
      </div>
    ),
    "PlainNotices. Donde el código de los avisos no llegó": () => (
      <div className={styles.small}>
        <PlainNotices notices={persistent.slice(0, 1)} />
      </div>
    ),
  },
};
