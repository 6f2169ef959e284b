import { minPictureWidth } from "#app/lib/picture-files.ts";
import { ask, element } from "../dialog.ts";
import { type Frame, movedTo, resized } from "./frame.ts";

/** Width of the largest picture that the editor stores, in pixels. */
const widest = 2880;

/** Resolves with undefined if the owner cancels. */
export async function cropped(file: File, image: HTMLImageElement, start: Frame): Promise<File | undefined> {
  const picture = { width: image.naturalWidth, height: image.naturalHeight };
  let frame = start;
  const border = element("div", { title: "Arrastre el marco" });
  const stage = element("div", {});
  stage.append(image, border);
  const size = element("output", {});
  const width = slider("Tamaño del marco", minPictureWidth, start.width);
  const right = slider("De izquierda a derecha", 0, 0);
  const down = slider("De arriba abajo", 0, 0);
  const show = (next: Frame) => {
    frame = next;
    const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
    Object.assign(border.style, {
      left: percent(frame.x, picture.width),
      top: percent(frame.y, picture.height),
      width: percent(frame.width, picture.width),
      height: percent(frame.height, picture.height),
    });
    set(width.input, frame.width, start.width);
    set(right.input, frame.x, picture.width - frame.width);
    set(down.input, frame.y, picture.height - frame.height);
    size.textContent = `Se guardan ${frame.width} × ${frame.height} px de ${picture.width} × ${picture.height}.`;
  };
  width.input.addEventListener("input", () => show(resized(frame, picture, width.input.valueAsNumber)));
  for (const { input } of [right, down]) {
    input.addEventListener("input", () =>
      show(movedTo(frame, picture, right.input.valueAsNumber, down.input.valueAsNumber)),
    );
  }
  followPointer(border, () => {
    const { x, y } = frame;
    const scale = picture.width / stage.clientWidth;
    return (right, down) => show(movedTo(frame, picture, x + right * scale, y + down * scale));
  });
  styled(stage, border, image);
  show(start);
  const text = "En la página se ve lo que está dentro del marco. Arrástrelo, o muévalo con los controles.";
  const sliders = element("div", {});
  sliders.style.cssText =
    "display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; margin-block: 0.75rem";
  sliders.append(width.label, right.label, down.label);
  const content = [element("p", { textContent: text }), stage, sliders, size];
  return ask<Promise<File | undefined>>(
    "Recortar la imagen",
    content,
    { "Usar esta parte": () => partOf(file, image, frame), Cancelar: async () => undefined },
    Promise.resolve(undefined),
  );
}

async function partOf(file: File, image: HTMLImageElement, frame: Frame): Promise<File> {
  if (frame.width === image.naturalWidth && frame.height === image.naturalHeight) return file;
  const scale = Math.min(1, widest / frame.width);
  const canvas = element("canvas", {
    width: Math.round(frame.width * scale),
    height: Math.round(frame.height * scale),
  });
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(image, frame.x, frame.y, frame.width, frame.height, 0, 0, canvas.width, canvas.height);
  // Lossless, because the editor compresses the picture afterwards.
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("El navegador no pudo recortar la imagen.");
  return new File([blob], `${file.name.replace(/\.\w+$/, "")}.png`, { type: blob.type });
}

/** Calls `start` when the pointer goes down. Each move then calls the returned function with the distance. */
function followPointer(handle: HTMLElement, start: () => (right: number, down: number) => void) {
  handle.addEventListener("pointerdown", (down) => {
    const move = start();
    handle.setPointerCapture(down.pointerId);
    handle.onpointermove = ({ clientX, clientY }) => move(clientX - down.clientX, clientY - down.clientY);
  });
  handle.addEventListener("lostpointercapture", () => {
    handle.onpointermove = null;
  });
}

function slider(text: string, min: number, max: number) {
  const input = element("input", { type: "range", min: String(min), max: String(max), step: "1" });
  input.style.cssText = "inline-size: 100%";
  const label = element("label", {});
  label.append(text, input);
  return { input, label };
}

/** A slider without room to move is disabled. */
function set(input: HTMLInputElement, value: number, max: number) {
  input.max = String(max);
  input.value = String(value);
  input.disabled = max <= Number(input.min);
}

function styled(stage: HTMLElement, border: HTMLElement, image: HTMLImageElement) {
  stage.style.cssText = "position: relative; inline-size: fit-content; margin-inline: auto; overflow: hidden";
  image.style.cssText = "display: block; max-inline-size: 100%; max-block-size: 50vh; background: #dde3e4";
  border.style.cssText =
    "position: absolute; box-sizing: border-box; border: 3px solid #fff; outline: 1px solid #17252a; box-shadow: 0 0 0 100vmax rgb(0 0 0 / 0.6); cursor: move; touch-action: none";
}
