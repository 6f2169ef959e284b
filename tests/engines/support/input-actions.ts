import type { InputSource, Json } from "../drive/driver.ts";

type Pointer = "mouse" | "touch";

const down = { type: "pointerDown", button: 0 };
const up = { type: "pointerUp", button: 0 };
const moveTo = (x: number, y: number) => ({
  type: "pointerMove",
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

const pointerSource = (pointerType: Pointer, actions: Json[]): InputSource => ({
  type: "pointer",
  id: pointerType,
  parameters: { pointerType },
  actions,
});

export const pointing = (x: number, y: number) => pointerSource("mouse", [moveTo(x, y)]);

export const pressing = (x: number, y: number, pointer: Pointer = "mouse") =>
  pointerSource(pointer, [moveTo(x, y), down, up]);

export function dragging(x: number, y: number, by: number, pointer: Pointer = "mouse"): InputSource {
  const moves = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => moveTo(x + (by * step) / 8, y));
  return pointerSource(pointer, [moveTo(x, y), down, ...moves, up]);
}

/** WebDriver's code points. Any other key is the character that it types. */
const keys: Record<string, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  End: "\uE010",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** «Control+k» holds Control while k is pressed. */
export function typing(strokes: string[]): InputSource {
  const actions = strokes.flatMap((stroke) => {
    const values = (stroke.length > 1 ? stroke.split("+") : [stroke]).map((part) => keys[part] ?? part);
    return [
      ...values.map((value) => ({ type: "keyDown", value })),
      ...values.toReversed().map((value) => ({ type: "keyUp", value })),
    ];
  });
  return { type: "key", id: "keyboard", actions };
}
