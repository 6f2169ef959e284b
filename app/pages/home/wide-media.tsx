import type { ComponentProps } from "react";
import { Media } from "#app/ui/media/media.tsx";
import styles from "./wide-media.module.css";

/** A 16:9 picture, 4:3 on small screens, that is never cropped. */
export function WideMedia(props: Omit<ComponentProps<typeof Media>, "shape">) {
  const { picture } = props;
  const isWide = picture && picture.width / picture.height > 1.6;
  return (
    <div className={styles.wide} data-picture={isWide ? "wide" : "full"}>
      <Media {...props} shape="16/9" />
    </div>
  );
}
