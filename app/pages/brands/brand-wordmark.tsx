import styles from "./brand-wordmark.module.css";

type Props = {
  name: string;
  wordmark: { weight: number; tracking: number };
  size?: "large" | "medium";
};

/** Our typeface with the brand's weight and tracking. The site never shows a brand's logo. */
export function BrandWordmark({ name, wordmark, size = "large" }: Props) {
  return (
    <h3
      className={styles.wordmark}
      data-size={size}
      style={{ fontWeight: wordmark.weight, letterSpacing: `${wordmark.tracking}em` }}
    >
      {name}
    </h3>
  );
}
