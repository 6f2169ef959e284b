import { useSyncExternalStore } from "react";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const key = "theme";
const changed = "themechange";

/** Runs in the head before the first paint, so that a chosen theme never flashes. */
export const themeScript = `try{var t=localStorage.getItem("${key}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, () => "system"), chooseTheme];
}

function currentTheme(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset.theme) ?? "system";
}

function chooseTheme(theme: Theme) {
  applyTheme(theme);
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage is blocked: the choice holds for this visit.
  }
}

function applyTheme(theme: string | null) {
  const root = document.documentElement;
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
  window.dispatchEvent(new Event(changed));
}

function subscribe(notify: () => void) {
  function fromOtherTab(event: StorageEvent) {
    if (event.key === key) applyTheme(event.newValue);
  }
  window.addEventListener(changed, notify);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener("storage", fromOtherTab);
  };
}
