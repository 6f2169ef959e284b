import { layoutData } from "virtual:layout-data";
import { ClipboardList, Columns3, Menu, X } from "lucide-react";
import { type KeyboardEvent, memo, useDeferredValue, useEffect, useRef, useState } from "react";
import { isWithin } from "#app/lib/addresses/path.ts";
import { testsPath } from "#app/lib/addresses/test-address.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Disclosure } from "./disclosure.tsx";
import menuStyles from "./menu.module.css";
import styles from "./mobile-menu.module.css";

/** Items with this badge lead to a list of laboratory tests. An item with this name gets no badge. */
const testList = "Panel de Pruebas";

/** The header bar shows these links too, but only as icons. */
const tools = [
  { to: "/comparar", label: "Comparación", Icon: Columns3 },
  { to: "/cotizacion", label: "Lista de cotización", Icon: ClipboardList },
];

type Props = { path: string; open: boolean; onToggle: (open: boolean) => void };

export function MobileMenu({ path, open, onToggle }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [productsOpen, setProductsOpen] = useState(false);
  const marked = useDeferredValue(path);

  useEffect(() => {
    if (!open) setProductsOpen(false);
  }, [open]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    onToggle(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside it get the focus; it only listens to their events
    <div
      className={styles.root}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onToggle(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="menu-movil"
        aria-label={open ? "Cerrar menú" : "Abrir menú"}
        onClick={() => onToggle(!open)}
      >
        {open ? <X size={26} /> : <Menu size={26} />}
      </button>
      <nav
        id="menu-movil"
        className={`${menuStyles.panel} ${styles.panel}`}
        data-open={open || undefined}
        aria-label="Menú"
      >
        <ul>
          {layoutData.main.map((item) => (
            <li key={item.to} className={styles.entry}>
              {item.megaMenu ? (
                <Disclosure
                  id="movil-productos"
                  label={item.label}
                  className={styles.row}
                  open={productsOpen}
                  onToggle={() => setProductsOpen(!productsOpen)}
                  active={isWithin(path, item.to)}
                >
                  <Categories path={marked} />
                </Disclosure>
              ) : (
                <Link
                  to={item.to}
                  className={styles.row}
                  data-active={isWithin(path, item.to) || undefined}
                  aria-current={path === item.to ? "page" : undefined}
                >
                  {item.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <ul className={styles.tools}>
          {tools.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} className={styles.tool} aria-current={path === to ? "page" : undefined}>
                <Icon size={20} strokeWidth={1.6} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** `path` is deferred, so that the new page is marked only after it has rendered. */
const Categories = memo(function Categories({ path }: { path: string }) {
  const [expanded, setExpanded] = useState<string>();
  return (
    <ul className={styles.categories}>
      {layoutData.menuColumns.flat().map((group) => (
        <li key={group.id}>
          <Disclosure
            id={`movil-${group.id}`}
            label={group.name}
            className={styles.category}
            open={expanded === group.id}
            onToggle={() => setExpanded(expanded === group.id ? undefined : group.id)}
          >
            <ul className={styles.items}>
              {group.items.map((item) => (
                <li key={item.to}>
                  <Link
                    to={item.to}
                    className={item.isTestList ? `${menuStyles.testList} ${styles.testList}` : styles.item}
                    aria-current={path === item.to ? "page" : undefined}
                  >
                    <span>{item.label}</span>
                    {item.isTestList && item.label !== testList && (
                      <span className={styles.mark}>{testList}</span>
                    )}
                  </Link>
                </li>
              ))}
              <li>
                <Link
                  to={group.to}
                  className={styles.more}
                  aria-current={path === group.to ? "page" : undefined}
                >
                  {`Todo en ${group.label}`}
                </Link>
              </li>
            </ul>
          </Disclosure>
        </li>
      ))}
      <li>
        <Link to="/elegir" className={styles.more}>
          Elegir equipo
        </Link>
      </li>
      <li>
        <Link to={testsPath} className={styles.more}>
          Directorio de pruebas
        </Link>
      </li>
      <li>
        <Link
          to="/productos"
          className={styles.more}
          aria-current={path === "/productos" ? "page" : undefined}
        >
          Ver todos los productos
        </Link>
      </li>
    </ul>
  );
});
