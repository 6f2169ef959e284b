import styles from "./kit-box.module.css";

type Props = {
  name: string;
  /** Missing if the catalogue does not list the reagent. */
  pack?: string;
};

/** The front of a kit's box, with the name of its test. */
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

/** Shortens a pack size to fit on the box: «Kit de 100 pruebas» becomes «100 pruebas». */
function shortPack(pack: string): string {
  return pack
    .replace(/^(Kit|Caja) (de|por prueba, de) /, "")
    .replace(/[;,].*$/, "")
    .replace(/ con .*$/, "")
    .replaceAll("\u00a0", " ");
}
