/** Refuses a picture that the owner picks from the editor's list, if the content check would refuse it. */
import { showMessage } from "../dialog.ts";

type Faulty = { file: string; reason: string };

const chosenPicture = '[role=option][aria-selected=true][data-value^="images/"]';
/** The button that this module presses again after its check, so that the editor handles the press. */
let checkedButton: Element | undefined;

export function refuseFaultyPictures() {
  addEventListener("click", (event) => onInsert(event), { capture: true });
}

async function onInsert(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button?.dataset.label !== "Insertar" || button === checkedButton) return;
  const file = document.querySelector<HTMLElement>(chosenPicture)?.dataset.value;
  if (!file) return;
  event.stopImmediatePropagation();
  const fault = (await faultyPictures()).find((each) => `images/${each.file}` === file);
  if (fault) {
    await showMessage("La imagen no se puede usar", "Elija otra:", [`«${fault.file}» ${fault.reason}.`]);
    return;
  }
  checkedButton = button;
  button.click();
  checkedButton = undefined;
}

async function faultyPictures(): Promise<Faulty[]> {
  const answer = await fetch("/admin/faulty-pictures.json", { cache: "no-store" }).catch(() => undefined);
  // Without the list, the page beside the form shows the fault.
  return answer?.ok ? answer.json() : [];
}
