import { layoutData } from "virtual:layout-data";
import { useDeferredValue, useEffect, useState } from "react";
import { BrandMark } from "#app/blocks/brand/brand-mark.tsx";
import { openSearch } from "#app/features/search/use-search-open.ts";
import { isWithin } from "#app/lib/addresses/path.ts";
import { useCurrentPath, useLocation } from "#app/router/use-location.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./header.module.css";
import { HeaderTools } from "./header-tools.tsx";
import { MegaMenu } from "./mega-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { useHoverIntent } from "./use-hover-intent.ts";

const scrollThreshold = 30;
const menuTimings = { open: 200, skip: 300, close: 150 };

export function Header() {
  const path = useCurrentPath();
  const visit = useLocation();
  const scrolled = useScrolledPast(scrollThreshold);
  const menu = useHoverIntent(menuTimings, visit);
  // The visit in which the phone's menu was opened. A new page is a new visit and closes the menu.
  const [mobileOpenIn, setMobileOpenIn] = useState<object>();
  const mobileOpen = mobileOpenIn === visit;
  const setMobileOpen = (open: boolean) => setMobileOpenIn(open ? visit : undefined);
  // Deferred, so that the menu opens before the bar and the backdrop change.
  const anyOpen = useDeferredValue(menu.open || mobileOpen);
  const overHero = path === "/" && !scrolled && !anyOpen;

  useEffect(() => {
    document.body.classList.toggle("menu-open", anyOpen);
  }, [anyOpen]);

  function closeAll() {
    menu.hide();
    setMobileOpen(false);
  }

  return (
    <>
      <header className={styles.bar} data-over-hero={overHero || undefined}>
        <div className={styles.inner}>
          <Link to="/" className={styles.home} aria-label={`${layoutData.company.name}, ir al inicio`}>
            <BrandMark />
          </Link>
          <nav aria-label="Principal" className={styles.nav}>
            <ul className={styles.list}>
              {layoutData.main.map((item) => (
                <li key={item.to} className={styles.item}>
                  {item.megaMenu ? (
                    <MegaMenu label={item.label} to={item.to} path={path} menu={menu} />
                  ) : (
                    <Link
                      to={item.to}
                      className={styles.link}
                      data-active={isWithin(path, item.to) || undefined}
                      aria-current={path === item.to ? "page" : undefined}
                    >
                      {item.label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <HeaderTools onSearch={openSearch} />
          <MobileMenu path={path} open={mobileOpen} onToggle={setMobileOpen} />
        </div>
      </header>
      <div className={styles.veil} data-open={anyOpen || undefined} onPointerDown={closeAll} />
    </>
  );
}

function useScrolledPast(threshold: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > threshold);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [threshold]);
  return past;
}
