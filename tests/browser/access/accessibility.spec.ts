import { threeAnalyzers } from "../../support/browser/comparing.ts";
import { blankMap } from "../../support/browser/map.ts";
import { expect, test, visit } from "../../support/browser/page.ts";
import { equipment, storeList, supply } from "../../support/browser/quote-list.ts";

const templates = [
  "/",
  "/productos",
  "/productos/con-alias",
  "/productos/abc/columna-media",
  "/productos/dos-series/serie-ge",
  "/productos/dos-marcas/test-list",
  "/productos/utiles/recipientes",
  "/productos/sin-escala/equipo-de-nombre-largo",
  "/contacto",
  "/buscar",
  "/no-existe",
];

const testPages = ["/pruebas", "/pruebas/codigo-nuevo", "/pruebas/rarisima", "/pruebas/viento"];

test.beforeEach(({ page }) => blankMap(page));

// Ignores the 404 that the browser logs for /no-existe.
test.afterEach(({ pageErrors }) => {
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((line) => !line.includes("404 (Not Found)")));
});

test("pages work with a screen reader, with wider text and in forced colours", {
  tag: "@full",
}, async ({ page }) => {
  for (const path of [...templates, ...testPages]) {
    await visit(page, path);
    await test.step(`screen readers find the landmarks of ${path} and a name for every control`, async () => {
      const tree = await page.locator("body").ariaSnapshot();
      for (const landmark of ["banner", "main", "contentinfo", 'navigation "Principal"']) {
        expect(tree).toMatch(new RegExp(`^ *- ${landmark}`, "m"));
      }
      const nameless = tree
        .split("\n")
        .filter((line) => /- (link|button|textbox|checkbox|radio|combobox|img)\s*:?$/.test(line));
      expect(nameless).toEqual([]);
    });
    await test.step(`with the text spacing of WCAG 1.4.12, no text of ${path} is cut off`, async () => {
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, spacing);
      expect(await page.evaluate(cutTexts)).toEqual([]);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    });
    await test.step(`in forced colours, every control of ${path} has an edge or an underline`, async () => {
      await page.emulateMedia({ forcedColors: "active" });
      expect(await page.evaluate(invisibleControls)).toEqual([]);
      await page.emulateMedia({ forcedColors: "none" });
    });
  }
});

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

function invisibleControls(): string[] {
  const isEdged = (element: Element | null) => {
    if (!element) return false;
    const style = getComputedStyle(element);
    const edge = Number.parseFloat(style.borderBlockEndWidth) > 0 && style.borderBlockEndStyle !== "none";
    return edge || style.textDecorationLine.includes("underline");
  };
  return (
    [...document.querySelectorAll("main input, main select, main textarea, main [data-variant]")]
      // Skips controls with opacity 0, such as the slider in the directory of tests: a drawing replaces them.
      .filter((element) => element.checkVisibility({ checkOpacity: true }))
      .filter((element) => ![element, element.parentElement].some(isEdged))
      .filter((element) => !(element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)))
      .map((element) => element.outerHTML.slice(0, 120))
  );
}

test("on a wide screen, text at 200 % is not cut off", {
  tag: "@full",
}, async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const path of [...templates, ...testPages]) {
    await visit(page, path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    expect(await page.evaluate(cutTexts), path).toEqual([]);
  }
});

function cutTexts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  const cut = [
    ...document.querySelectorAll(
      "main h1, main h2, main h3, main p, main li, main td, main th, main dd, button, label",
    ),
  ]
    .filter((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const hides = /hidden|clip/.test(overflowX + overflowY) && position !== "absolute";
      return hides && element.checkVisibility() && element.scrollHeight > element.clientHeight + 2;
    })
    .map((element) => `${element.localName} «${element.textContent?.trim().slice(0, 60)}»`);
  return [...wide, ...cut];
}

for (const size of [24, 32]) {
  test(`with text of ${size} px, pages fit a phone, no button breaks a word, no bar covers a page`, {
    tag: "@full",
  }, async ({ page, context }) => {
    // The notes of the quote list stay empty, because a visitor's long word may break in a button.
    await storeList(context, [{ ...equipment, note: "" }, supply]);
    const session = await context.newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
    await page.setViewportSize({ width: 360, height: 740 });
    const others = [threeAnalyzers, "/cotizacion", "/elegir", "/glosario", "/soporte"];
    for (const path of [...templates, ...testPages, ...others]) {
      await visit(page, path);
      await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
      await expect(
        page.locator("main [data-variant], main h1").filter({ visible: true }).last(),
      ).toBeVisible();
      const faults = [...(await page.evaluate(cutTexts)), ...(await page.evaluate(faultsOfLargeText))];
      expect(faults, path).toEqual([]);
    }
  });
}

function faultsOfLargeText(): string[] {
  // A row of filters scrolls sideways, so its words may be outside the view.
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const words = [...document.querySelectorAll("[data-variant], main button, a[type='application/pdf']")]
    .filter((control) => control.checkVisibility() && control.clientWidth > 1)
    .flatMap((control) => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const faults: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { parentElement: parent, textContent: text } = node;
        // Skips text that only screen readers read.
        if (!parent?.checkVisibility() || getComputedStyle(parent).clipPath !== "none") continue;
        for (const { 0: word, index } of (text ?? "").matchAll(/[^\s/–-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) faults.push(`«${word}» breaks`);
          if (range.getBoundingClientRect().right > innerWidth && !scrolls(parent))
            faults.push(`«${word}» leaves the view`);
        }
      }
      return faults;
    });
  const bars = [...document.querySelectorAll("main *")]
    .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
    .filter((element) => element.checkVisibility() && getComputedStyle(element).bottom === "0px")
    .map((element) => `over the page: «${element.textContent?.trim().slice(0, 40)}»`);
  return [...words, ...bars];
}

test("if the visitor prefers reduced motion, nothing on a page moves", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/soporte", "/sobre-nosotros", "/productos/abc/columna-media", ...testPages]) {
    await visit(page, path);
    if (path === "/") {
      // The workload tool replaces its text when it first comes into view.
      await page.locator("section[aria-labelledby=carga] a").focus();
      await page.getByRole("textbox", { name: "horas de trabajo" }).waitFor();
    }
    expect(await page.evaluate(movements), path).toEqual([]);
  }
});

async function movements(): Promise<string[]> {
  const moving = [...document.querySelectorAll("*")].filter((element) =>
    ["", "::before", "::after"].some((part) => {
      const { transitionDuration, animationName } = getComputedStyle(element, part);
      return Number.parseFloat(transitionDuration) > 0 || animationName !== "none";
    }),
  );
  // Skips fixed bars, because they may appear while the page scrolls.
  const read = (node: Node): string => {
    if (node instanceof Text) return node.data;
    const isBar = node instanceof Element && getComputedStyle(node).position === "fixed";
    return isBar ? "" : [...node.childNodes].map(read).join("");
  };
  const main = document.querySelector("main") ?? document.body;
  const text = read(main);
  const late: string[] = [];
  for (let top = 0; top < document.body.scrollHeight; top += 300) {
    window.scrollTo(0, top);
    // Observers run in the first frame. The second frame shows their effect.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    if (read(main) !== text) late.push(`text at ${top} px`);
    if (document.querySelector("[data-reveal]")) late.push(`parts not shown at ${top} px`);
  }
  return [...moving.map((element) => element.outerHTML.slice(0, 80)), ...late];
}

for (const path of ["/productos/abc", "/contacto", "/pruebas", "/pruebas/rarisima"]) {
  test(`on ${path}, every element that Tab reaches has a focus ring, and nothing covers it`, {
    tag: "@full",
  }, async ({ page }) => {
    await visit(page, path);
    // With Shift+Tab, the bar at the top could cover a focused element.
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let stop = 0; stop < 400; stop += 1) {
        await page.keyboard.press(key);
        const state = await page.evaluate(focusState);
        if (!state) break;
        if (!state.fault) continue;
        // A sticky bar gives way to the focused element a few frames later.
        const faultNow = async () => (await page.evaluate(focusState))?.fault;
        await expect.poll(faultNow, `${key} ${state.name}`).toBe("");
      }
    }
  });
}

function focusState() {
  const element = document.activeElement;
  if (!element || element === document.body || element.localName === "iframe") return undefined;
  const box = element.getBoundingClientRect();
  const hasRing = (part: Element | null | undefined, pseudo?: string) => {
    if (!part) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part, pseudo);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  };
  // The focus ring of a field may be on its label. The focus ring of a link may be on its table row.
  const ancestors = [element.parentElement, element.parentElement?.parentElement];
  const shown =
    hasRing(element, "::after") ||
    [element, element.nextElementSibling, ...ancestors].some((part) => hasRing(part));
  const points = [0.1, 0.5, 0.9].map((share) =>
    document.elementFromPoint(box.x + box.width * share, box.y + box.height / 2),
  );
  // The slider in the directory of tests has opacity 0. A drawing that replaces it may cover it.
  const drawn = getComputedStyle(element).opacity === "0";
  const free = drawn || points.some((point) => point && (element.contains(point) || point.contains(element)));
  const name =
    element.textContent?.trim().slice(0, 40) ||
    element.getAttribute("name") ||
    element.outerHTML.slice(0, 80);
  const fault = shown ? (free ? "" : "covered") : "no focus ring";
  return { name, fault };
}
