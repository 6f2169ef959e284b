/** What a mouse, a finger and a keyboard do, in the words of WebDriver. */
import type { Hand, Json } from "../drive/driver.ts";

type Pointer = "mouse" | "touch";

const down = { type: "pointerDown", button: 0 };
const up = { type: "pointerUp", button: 0 };
const moveTo = (x: number, y: number) => ({
  type: "pointerMove",
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

const hand = (pointerType: Pointer, actions: Json[]): Hand => ({
  type: "pointer",
  id: pointerType,
  parameters: { pointerType },
  actions,
});

export const pointing = (x: number, y: number) => hand("mouse", [moveTo(x, y)]);

export const pressing = (x: number, y: number, pointer: Pointer = "mouse") =>
  hand(pointer, [moveTo(x, y), down, up]);

export function dragging(x: number, y: number, by: number, pointer: Pointer = "mouse"): Hand {
  const way = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => moveTo(x + (by * step) / 8, y));
  return hand(pointer, [moveTo(x, y), down, ...way, up]);
}

/** Keys by their names; all others are what they write. */
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

/** One after the other; a key may come with others that are held meanwhile: «Control+k». */
export function typing(strokes: string[]): Hand {
  const actions = strokes.flatMap((stroke) => {
    const values = (stroke.length > 1 ? stroke.split("+") : [stroke]).map((part) => keys[part] ?? part);
    return [
      ...values.map((value) => ({ type: "keyDown", value })),
      ...values.toReversed().map((value) => ({ type: "keyUp", value })),
    ];
  });
  return { type: "key", id: "keyboard", actions };
}
