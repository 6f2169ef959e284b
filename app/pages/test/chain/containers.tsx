import type { TestPage } from "#app/content/views/test.ts";
import type { CapColour } from "#app/lib/drawing/rack.ts";
import styles from "./containers.module.css";

type Kind = TestPage["sample"]["kind"];

/** Only the test's own tube has a `kind` and is filled. */
export function Tube({ cap, kind }: { cap: CapColour; kind?: Kind }) {
  const colour = `var(--cap-${cap})`;
  if (!kind) {
    return (
      <svg className={styles.outline} viewBox="0 0 26 125" width="26" height="125" aria-hidden="true">
        <path className={styles.glass} d="M4 26v89a9 9 0 0 0 18 0V26" />
        <rect fill={colour} width="26" height="30" rx="2" />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 50 208" width="50" height="208" aria-hidden="true">
      <path className={styles.label} d="M7 44v145a18 18 0 0 0 36 0V44z" />
      <path className={kind === "whole-blood" ? styles.blood : styles.serum} d="M7 76h36v80H7z" />
      <path className={styles.blood} d="M7 148v41a18 18 0 0 0 36 0v-41z" />
      <path className={styles.label} d="M7 92h36v52H7z" />
      <path className={styles.lines} d="M14 104h22M14 114h22M14 124h12" />
      <path className={styles.shine} d="M12 50v138" />
      <path className={styles.glass} d="M7 44v145a18 18 0 0 0 36 0V44" />
      <rect fill={colour} width="50" height="48" rx="4" />
      <path className={styles.ribs} d="M8 14v32M16 14v32M25 14v32M34 14v32M42 14v32" />
      <rect className={styles.top} width="50" height="10" rx="4" />
    </svg>
  );
}

/** For a sample that needs no tube. */
export function Container({ id }: { id: string }) {
  if (id === "hisopo") {
    return (
      <svg viewBox="0 0 110 170" width="110" height="170" aria-hidden="true">
        <path className={styles.glass} d="M22 40v130" />
        <rect className={styles.part} x="15" width="14" height="44" rx="7" />
        <path className={styles.glass} d="M62 66v88a14 16 0 0 0 28 0V66" />
        <path className={styles.liquid} d="M62 118v36a14 16 0 0 0 28 0v-36z" />
        <rect className={styles.lid} x="58" y="48" width="36" height="22" rx="2" />
      </svg>
    );
  }
  if (id === "jeringa") {
    return (
      <svg viewBox="0 0 60 200" width="60" height="200" aria-hidden="true">
        <path className={styles.blood} d="M18 92h24v56H18z" />
        <path className={styles.glass} d="M18 44h24v104H18zM10 44h40M30 148v22M26 170h8l-2 26h-4z" />
        <path className={styles.glass} d="M30 88V12M18 12h24M18 88h24" />
      </svg>
    );
  }
  if (id === "orina" || id === "esteril") {
    return (
      <svg viewBox="0 0 110 130" width="110" height="130" aria-hidden="true">
        <path className={styles.urine} d="M14 66h82l-5 56a8 8 0 0 1-8 8H27a8 8 0 0 1-8-8z" />
        <path className={styles.glass} d="M10 26l9 96a8 8 0 0 0 8 8h56a8 8 0 0 0 8-8l9-96" />
        <path className={styles.label} d="M30 74h50v36H30z" />
        <path className={styles.lines} d="M38 84h34M38 93h34M38 102h20" />
        <rect className={styles.lid} x="2" y="4" width="106" height="24" rx="4" />
      </svg>
    );
  }
  return (
    <svg className={styles.unknown} viewBox="0 0 50 208" width="50" height="208" aria-hidden="true">
      <path className={styles.glass} d="M7 44v145a18 18 0 0 0 36 0V44" />
      <rect className={styles.glass} x="1" y="1" width="48" height="46" rx="4" />
    </svg>
  );
}
