import { createStore, useStore } from "#app/hooks/use-store.ts";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const key = "theme";

/** Runs in the head before the first paint, so that the page never flashes in another theme. */
export const themeScript = `try{var t=localStorage.getItem("${key}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

const isBrowser = typeof window !== "undefined";
const theme = createStore(isBrowser ? themeNamed(document.documentElement.dataset.theme) : "system");
if (isBrowser) window.addEventListener("storage", followOtherTabs);

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useStore(theme, "system"), chooseTheme];
}

function chooseTheme(chosen: Theme) {
  theme.write(chosen);
  // Show the choice first, because restyling the page takes long on an old PC.
  requestAnimationFrame(() => setTimeout(colourPage));
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Without storage, the choice lasts for this visit.
  }
}

function colourPage() {
  const root = document.documentElement;
  const chosen = theme.read();
  if (chosen === "system") delete root.dataset.theme;
  else root.dataset.theme = chosen;
}

function followOtherTabs(event: StorageEvent) {
  if (event.key !== key) return;
  theme.write(themeNamed(event.newValue));
  colourPage();
}

function themeNamed(name: unknown): Theme {
  return themes.find((option) => option === name) ?? "system";
}
