import styles from "./kit-box.module.css";

type Props = {
  name: string;
  /** Undefined if the catalogue does not list the reagent. */
  pack?: string;
};

export function KitBox({ name, pack }: Props) {
  if (!pack) {
    return (
      <span className={styles.unknown}>
        <span>?</span>
      </span>
    );
  }
  return (
    <span className={styles.box} data-long={name.length > 6 || undefined}>
      <strong>{name}</strong>
      <span>{shortPack(pack)}</span>
    </span>
  );
}

/** «Kit de 100 pruebas» becomes «100 pruebas», which fits on the box. */
function shortPack(pack: string): string {
  return pack
    .replace(/^(Kit|Caja) (de|por prueba, de) /, "")
    .replace(/[;,].*$/, "")
    .replace(/ con .*$/, "")
    .replaceAll("\u00a0", " ");
}
