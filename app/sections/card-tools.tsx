import { shell } from "virtual:shell";
import { CompareBox } from "#app/features/compare/compare-box.tsx";
import { ListButton } from "#app/features/quote-list/list-button.tsx";
import { thumbnail } from "#app/ui/picture.tsx";
import styles from "./card-tools.module.css";

type Props = {
  product: {
    id: string;
    name: string;
    shortName?: string;
    path: string;
    brand?: string;
    picture?: Parameters<typeof thumbnail>[0];
    /** A series is quoted, but only single instruments are compared. */
    equipment?: "single" | "series";
  };
  /** On a product's own page the button says what it does. */
  labelled?: boolean;
};

/** What a visitor collects while reading: products to compare and products to be quoted. */
export function CardTools({ product, labelled }: Props) {
  const { id, name, shortName, path, brand, picture, equipment } = product;
  if (!equipment) return null;
  const category = shell.menuColumns.flat().find((group) => path.startsWith(`${group.path}/`));
  if (!category) return null;
  const thumb = thumbnail(picture);
  return (
    <div className={styles.tools}>
      {equipment === "single" && (
        <CompareBox
          choice={{ id, name, shortName, thumb, category: category.id, categoryLabel: category.label }}
        />
      )}
      <ListButton
        labelled={labelled}
        item={{
          id,
          kind: "equipment",
          name,
          path,
          thumb,
          origin: [brand, category.label].filter(Boolean).join(" · "),
        }}
      />
    </div>
  );
}
