import "react";

declare module "react" {
  /** Lets `style` set custom properties without a cast. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
