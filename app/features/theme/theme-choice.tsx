import styles from "./theme-choice.module.css";
import { themes, useTheme } from "./use-theme.ts";

const labels = { light: "Claro", dark: "Oscuro", system: "Sistema" };

export function ThemeChoice() {
  const [theme, choose] = useTheme();
  return (
    <fieldset className={styles.choice} data-needs-script="">
      <legend className="visually-hidden">Tema de la página</legend>
      {themes.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name="theme"
            value={option}
            checked={theme === option}
            onChange={() => choose(option)}
          />
          {labels[option]}
        </label>
      ))}
    </fieldset>
  );
}
