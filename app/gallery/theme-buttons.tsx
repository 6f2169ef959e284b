import { type Theme, themes, useTheme } from "#app/features/theme/use-theme.ts";
import { Button } from "#app/ui/actions/button.tsx";
import styles from "./page.module.css";

const labels: Record<Theme, string> = { light: "Claro", dark: "Oscuro", system: "Sistema" };

/** The footer's theme choice, repeated at the top of this long page. */
export function ThemeButtons() {
  const [theme, choose] = useTheme();
  return (
    <fieldset className={styles.themes}>
      <legend className="visually-hidden">Tema de la galería</legend>
      {themes.map((name) => (
        <Button
          key={name}
          variant={name === theme ? "primary" : "secondary"}
          aria-pressed={name === theme}
          onClick={() => choose(name)}
        >
          {labels[name]}
        </Button>
      ))}
    </fieldset>
  );
}
