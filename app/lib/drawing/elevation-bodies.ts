export type ElevationKind = "bench" | "floor" | "compact" | "portable" | "rack";

/** The rectangle that the instrument fills in a drawing of its front. The drawing has 400 × 300 units. */
export const elevationBodies: Record<ElevationKind, { x: number; y: number; width: number; height: number }> =
  {
    bench: { x: 110, y: 110, width: 180, height: 140 },
    floor: { x: 90, y: 70, width: 220, height: 180 },
    compact: { x: 145, y: 130, width: 110, height: 120 },
    portable: { x: 155, y: 140, width: 90, height: 110 },
    rack: { x: 100, y: 190, width: 200, height: 60 },
  };
