import { lazy, Suspense, useEffect } from "react";
import { choices } from "#app/features/compare/choices.ts";
import { openOnShortcut, useSearchOpen } from "#app/features/search/opening.ts";
import { SearchLoader } from "#app/features/search/search-loader.tsx";
import { useCurrentPath } from "#app/lib/current-path.ts";
import { useNotices } from "#app/lib/notices.ts";
import { useStoredList } from "#app/lib/stored-list.ts";

const CompareTray = lazy(() => import("#app/features/compare/compare-tray.tsx"));
const Notices = lazy(() => import("./notices.tsx"));

/** What most visits never need: its code comes when it is first asked for. */
export function OnDemand() {
  const searching = useSearchOpen();
  const comparing = useStoredList(choices).length > 0;
  const comparison = useCurrentPath() === "/comparar";
  const notices = useNotices();

  useEffect(() => {
    document.addEventListener("keydown", openOnShortcut);
    return () => document.removeEventListener("keydown", openOnShortcut);
  }, []);

  return (
    <>
      {searching && <SearchLoader />}
      <Suspense>{comparing && !comparison && <CompareTray />}</Suspense>
      <div role="status">
        <Suspense>{notices.length > 0 && <Notices notices={notices} />}</Suspense>
      </div>
    </>
  );
}
