import type { Examples } from "#app/gallery/examples.ts";
import { drawRack, type RackTick, rackMarks } from "#app/lib/drawing/rack.ts";
import { Caps } from "./caps.tsx";
import { Cassette } from "./cassette.tsx";
import { Rack } from "./rack.tsx";
import { RackNeedle } from "./rack-needle.tsx";

const ticks: RackTick[] = [
  { analyzers: 3, cap: "amarilla" },
  { analyzers: 7, cap: "amarilla", rapid: true },
  { analyzers: 5, cap: "lila" },
  { analyzers: 1, cap: "celeste" },
  { analyzers: 4 },
  { analyzers: 3, unconfirmed: true },
  { analyzers: 0, rapid: true },
];
const size = { height: 90, cap: 9, most: 10 };
const marks = rackMarks([..."AABBBCC"]);

export const examples: Examples = {
  column: {
    "Caps: una tapa, dos, sin tubo y por confirmar": () => (
      <>
        <Caps caps={["amarilla"]} /> <Caps caps={["amarilla", "verde"]} /> <Caps caps={[]} />{" "}
        <Caps caps={[]} unconfirmed />
      </>
    ),
    Cassette: () => <Cassette />,
  },
  content: {
    "Rack (con Ticks) y RackNeedle. Cada marca es una prueba": () => (
      <Rack rack={drawRack(ticks, size)} marks={marks}>
        <RackNeedle at={1} count={ticks.length}>
          <span>Prueba</span>
          <span>tapa amarilla · 7 analizadores</span>
        </RackNeedle>
      </Rack>
    ),
    "Rack: con las de un filtro sobre las demás": () => (
      <Rack
        rack={drawRack(ticks, size)}
        lit={drawRack(ticks, size, { shown: (index) => index === 2 })}
        marks={marks}
      />
    ),
  },
};
