import { useDeferredValue, useEffect } from "react";
import { choices } from "#app/features/compare/choices.ts";
import { PlainNotices } from "#app/features/notices/plain-notices.tsx";
import { askToUpdate } from "#app/features/notices/update-notice.ts";
import { notify, useNotices } from "#app/features/notices/use-notices.ts";
import { SearchLoader } from "#app/features/search/ui/search-loader.tsx";
import { openOnShortcut, useSearchOpen } from "#app/features/search/use-search-open.ts";
import { useStoredList } from "#app/hooks/use-stored-list.ts";
import { useCurrentPath } from "#app/router/use-location.ts";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";

const compareTray = lazyComponent(() => import("#app/features/compare/compare-tray.tsx"));
const noticeList = lazyComponent(() => import("#app/features/notices/notice-list.tsx"));

const pagesWithoutTray = new Set(["/comparar", "/cotizacion", "/contacto"]);

/**
 * Code that most visits never need loads on first use. Tray and notices are deferred, so that the pressed
 * control responds first.
 */
export function LazyOverlays() {
  const searching = useSearchOpen();
  const comparing = useDeferredValue(useStoredList(choices).length > 0);
  const path = useCurrentPath();
  const notices = useDeferredValue(useNotices());

  useEffect(() => {
    document.addEventListener("keydown", openOnShortcut);
    return () => document.removeEventListener("keydown", openOnShortcut);
  }, []);

  return (
    <>
      {searching && <SearchLoader />}
      {comparing && !pagesWithoutTray.has(path) && (
        <LazyPart component={compareTray} onFailure={reportMissingCode}>
          {(CompareTray) => <CompareTray />}
        </LazyPart>
      )}
      <div role="status">
        {notices.length > 0 && (
          <LazyPart component={noticeList} fallback={<PlainNotices notices={notices} />}>
            {(Notices) => <Notices notices={notices} />}
          </LazyPart>
        )}
      </div>
    </>
  );
}

function reportMissingCode() {
  if (navigator.onLine) askToUpdate();
  else notify({ text: "Sin conexión. Vuelva a intentarlo más tarde.", icon: "warning" });
}
