/** Crops each chosen picture before the editor gets it, and refuses a picture that is too small. */
import { element, showMessage } from "../dialog.ts";
import { cropped } from "./crop-dialog.ts";
import { largestFrame, minSize, type Shape } from "./frame.ts";

const formats = ["image/webp", "image/png", "image/jpeg"];
/** Events with cropped pictures, which this module has sent itself and lets pass. */
const croppedEvents = new WeakSet<Event>();

export function interceptPictures() {
  addEventListener("change", (event) => onChoose(event), { capture: true });
  addEventListener("drop", (event) => onDrop(event), { capture: true });
}

async function onChoose(event: Event) {
  const input = event.target;
  if (croppedEvents.has(event) || !(input instanceof HTMLInputElement) || input.type !== "file") return;
  const files = [...(input.files ?? [])];
  if (!files.some(isPicture)) return;
  event.stopImmediatePropagation();
  const transfer = new DataTransfer();
  for (const file of await prepared(files)) transfer.items.add(file);
  // Without this, choosing the same file again would fire no event.
  if (transfer.files.length === 0) input.value = "";
  else {
    input.files = transfer.files;
    const again = new Event("change", { bubbles: true });
    croppedEvents.add(again);
    input.dispatchEvent(again);
  }
}

async function onDrop(event: DragEvent) {
  const target = event.target instanceof Element ? event.target.closest(".drop-target") : null;
  const files = [...(event.dataTransfer?.files ?? [])];
  if (!target || !files.some(isPicture)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // This event makes the editor remove its «drop files here» message.
  target.dispatchEvent(new DragEvent("dragend", { bubbles: true }));
  const chosen = await prepared(files);
  // The editor's drop targets also accept files through this event.
  if (chosen.length > 0) target.dispatchEvent(new CustomEvent("Select", { detail: { files: chosen } }));
}

function isPicture({ type }: File): boolean {
  return formats.includes(type);
}

async function prepared(files: File[]): Promise<File[]> {
  const accepted: File[] = [];
  for (const file of files) {
    const result = isPicture(file) ? await prepare(file) : file;
    if (result) accepted.push(result);
  }
  return accepted;
}

async function prepare(file: File): Promise<File | undefined> {
  const image = element("img", { src: URL.createObjectURL(file), alt: "La imagen elegida" });
  try {
    await image.decode();
  } catch {
    // The editor itself reports a file that is not a picture.
    return file;
  }
  const shape = shapeFor(location.hash);
  const frame = largestFrame({ width: image.naturalWidth, height: image.naturalHeight }, shape);
  const result = frame ? await cropped(file, image, frame) : await refuse(file, image, shape);
  URL.revokeObjectURL(image.src);
  return result;
}

/** Pages have pictures of 16:9. Entries have pictures of 4:3, like the cards. */
function shapeFor(form: string): Shape {
  return form.includes("/_singletons/entries/pages-") ? "16:9" : "4:3";
}

async function refuse(
  { name }: File,
  { naturalWidth, naturalHeight }: HTMLImageElement,
  shape: Shape,
): Promise<undefined> {
  const { width, height } = minSize(shape);
  await showMessage("La imagen es pequeña", "No se guardó. Elija una más grande:", [
    `«${name}» mide ${naturalWidth} × ${naturalHeight} px; se piden ${width} × ${height} px como mínimo.`,
  ]);
}
