import { layoutData } from "virtual:layout-data";
import { ArrowRight, ChevronDown } from "lucide-react";
import { memo, type PointerEvent, useDeferredValue, useRef, useState } from "react";
import type { MenuGroup } from "#app/content/views/layout.ts";
import { isWithin } from "#app/lib/addresses/path.ts";
import { testsPath } from "#app/lib/addresses/test-address.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";
import barStyles from "./header.module.css";
import styles from "./mega-menu.module.css";
import menuStyles from "./menu.module.css";
import { useEscape } from "./use-escape.ts";
import type { useHoverIntent } from "./use-hover-intent.ts";

/** Loads when the menu first opens. */
const testLetters = lazyComponent(() => import("./test-letters.tsx"));

type Props = { label: string; to: string; path: string; menu: ReturnType<typeof useHoverIntent> };

/** The panel is always in the HTML. It opens on hover, on a tap on the link, or with the button. */
export function MegaMenu({ label, to, path, menu }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const touched = useRef(false);
  const deferredPath = useDeferredValue(path);
  const [wasOpened, setWasOpened] = useState(false);
  if (menu.open && !wasOpened) setWasOpened(true);

  function onMouse(action: () => void) {
    return (event: PointerEvent) => {
      if (event.pointerType === "mouse") action();
    };
  }

  useEscape(menu.open, () => {
    menu.hide();
    // If the focus is outside the menu, it does not move.
    if (button.current?.parentElement?.contains(document.activeElement)) button.current.focus();
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside it get the focus; it only listens to their events
    <div
      className={styles.root}
      onPointerEnter={onMouse(menu.showSoon)}
      onPointerLeave={onMouse(menu.hideSoon)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget) menu.hide();
      }}
    >
      <Link
        to={to}
        className={barStyles.link}
        data-active={isWithin(path, to) || undefined}
        aria-current={path === to ? "page" : undefined}
        onPointerDown={(event) => {
          touched.current = event.pointerType === "touch";
        }}
        onClick={(event) => {
          if (!touched.current) return;
          touched.current = false;
          event.preventDefault();
          menu.toggle(event);
        }}
      >
        {label}
      </Link>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={menu.open}
        aria-controls="menu-productos"
        aria-label={menu.open ? "Cerrar el menú de productos" : "Abrir el menú de productos"}
        onClick={menu.toggle}
      >
        <ChevronDown className="chevron" size={18} />
      </button>
      <div
        id="menu-productos"
        className={`${menuStyles.panel} ${styles.panel}`}
        data-open={menu.open || undefined}
      >
        <Columns path={deferredPath} />
        <div className={styles.tests}>
          <Link to={testsPath}>Directorio de pruebas</Link>
          {wasOpened && <LazyPart component={testLetters}>{(TestLetters) => <TestLetters />}</LazyPart>}
        </div>
        <div className={styles.foot}>
          <span className={styles.legend}>{layoutData.menuLegend}</span>
          <Link to="/elegir" className={`text-action ${styles.all}`}>
            Elegir equipo
          </Link>
          <Link to="/productos" className={`text-action ${styles.all}`}>
            Ver todos los productos
            <ArrowRight size={18} />
          </Link>
        </div>
      </div>
    </div>
  );
}

/** `path` is deferred, so that the new page is marked only after it has rendered. */
const Columns = memo(function Columns({ path }: { path: string }) {
  return (
    <div className={styles.columns}>
      {layoutData.menuColumns.map((groups) => (
        <div key={groups[0]?.id} className={styles.column}>
          {groups.map((group) => (
            <MenuSection key={group.id} group={group} path={path} />
          ))}
        </div>
      ))}
    </div>
  );
});

function MenuSection({ group, path }: { group: MenuGroup; path: string }) {
  return (
    <section aria-labelledby={`menu-${group.id}`}>
      <h2 className={styles.heading} id={`menu-${group.id}`}>
        <Link to={group.to}>{group.name}</Link>
      </h2>
      <ul>
        {group.items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              className={item.isTestList ? `${menuStyles.testList} ${styles.testList}` : styles.row}
              data-current={isWithin(path, item.to) || undefined}
              aria-current={path === item.to ? "page" : undefined}
            >
              <span>{item.label}</span>
              {item.figure && <span className={styles.figure}>{item.figure}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
