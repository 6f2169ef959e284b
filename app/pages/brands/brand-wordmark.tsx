import styles from "./brand-wordmark.module.css";

type Props = {
  name: string;
  wordmark: { weight: number; tracking: number };
  size?: "large" | "medium";
};

/** A brand set in our type, with a weight and tracking of its own; never its logo. */
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
