import type { InputSource, Json } from "./driver.ts";

type Send = (method: string, given: Record<string, Json>) => Promise<unknown>;

/** Named keys, by WebDriver code point. */
const named: Record<string, { key: string; keyCode: number; text?: string }> = {
  "\uE004": { key: "Tab", keyCode: 9 },
  "\uE007": { key: "Enter", keyCode: 13, text: "\r" },
  "\uE008": { key: "Shift", keyCode: 16 },
  "\uE009": { key: "Control", keyCode: 17 },
  "\uE00C": { key: "Escape", keyCode: 27 },
  "\uE010": { key: "End", keyCode: 35 },
  "\uE012": { key: "ArrowLeft", keyCode: 37 },
  "\uE013": { key: "ArrowUp", keyCode: 38 },
  "\uE014": { key: "ArrowRight", keyCode: 39 },
  "\uE015": { key: "ArrowDown", keyCode: 40 },
};

const modifierBits: Record<string, number> = { Control: 2, Shift: 8 };

/** Translates the actions of WebDriver into events of Chromium. */
export function chromiumInput(send: Send) {
  let modifiers = 0;
  let place = { x: 0, y: 0 };
  let isDown = false;

  async function key(type: string, value: string) {
    const { key, keyCode, text } = named[value] ?? plainKey(value, modifiers);
    const bit = modifierBits[key] ?? 0;
    modifiers = type === "keyDown" ? modifiers | bit : modifiers & ~bit;
    await send("Input.dispatchKeyEvent", {
      type: type === "keyDown" && text === undefined ? "rawKeyDown" : type,
      key,
      windowsVirtualKeyCode: keyCode,
      modifiers,
      ...(type === "keyDown" && text !== undefined && { text }),
      // Without menus, Chromium does not select all text at Control+A.
      ...(type === "keyDown" &&
        modifiers === modifierBits.Control &&
        key === "a" && { commands: ["selectAll"] }),
    });
  }

  async function mouse(type: string) {
    const event = { pointerDown: "mousePressed", pointerUp: "mouseReleased" }[type] ?? "mouseMoved";
    if (type === "pointerDown") isDown = true;
    await send("Input.dispatchMouseEvent", {
      type: event,
      ...place,
      modifiers,
      button: isDown ? "left" : "none",
      buttons: isDown && type !== "pointerUp" ? 1 : 0,
      clickCount: event === "mouseMoved" ? 0 : 1,
    });
    if (type === "pointerUp") isDown = false;
  }

  async function touch(type: string) {
    const event = { pointerDown: "touchStart", pointerUp: "touchEnd" }[type] ?? "touchMove";
    if (type === "pointerDown") isDown = true;
    if (isDown) {
      await send("Input.dispatchTouchEvent", {
        type: event,
        touchPoints: type === "pointerUp" ? [] : [place],
      });
    }
    if (type === "pointerUp") isDown = false;
  }

  return async (sources: InputSource[]) => {
    for (const { type, parameters, actions } of sources) {
      for (const action of actions as { type: string; value?: string; x?: number; y?: number }[]) {
        if (action.x !== undefined && action.y !== undefined) place = { x: action.x, y: action.y };
        if (type === "key") await key(action.type, action.value ?? "");
        else if (parameters?.pointerType === "touch") await touch(action.type);
        else await mouse(action.type);
      }
    }
  };
}

function plainKey(value: string, modifiers: number) {
  const keyCode = value.toUpperCase().charCodeAt(0);
  return { key: value, keyCode, text: modifiers === 0 ? value : undefined };
}
