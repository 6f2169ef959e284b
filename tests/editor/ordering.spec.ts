import { expect, openForm, test } from "../support/servers/editor-server.ts";

test("the bar «Publicar y ordenar» covers neither the list nor the form", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/admin/");
  const bar = page.getByRole("navigation", { name: "Publicar y ordenar" });
  const top = async () => (await bar.boundingBox())?.y;
  const bottomOf = async (part: string) => {
    const { y, height } = (await page.locator(part).boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  await expect(page.getByText("Colecciones")).toBeVisible();
  expect(await bottomOf(".primary-sidebar")).toBe(await top());
  await openForm(page, "brands/entries/alba");
  expect(await bottomOf(".content-editor")).toBe(await top());
});

test("«Subir» and «Bajar» reorder products, in the files and on the site", {
  tag: "@full",
}, async ({ page, context, editor }) => {
  await page.goto("/admin/");
  const [ordering] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Ordenar…" }).click(),
  ]);
  const list = ordering.getByRole("region", { name: "Categoría «Con alias»" });
  await expect(list.getByRole("listitem").first()).toContainText("Analizador Seis");
  await expect(list.getByRole("button", { name: "Subir «Analizador Seis»" })).toBeDisabled();
  await list.getByRole("button", { name: "Bajar «Analizador Seis»" }).click();
  await expect(ordering.getByRole("status")).toHaveText(
    "«Analizador Seis» está ahora después de «Analizador Tres».",
  );
  await expect(list.getByRole("listitem").first()).toContainText("Analizador Tres");
  expect(editor.read("products/analizador-seis.yaml").order).toBe(2);
  const isReordered = async () => {
    const html = await (await page.request.get("/productos/con-alias")).text();
    return html.indexOf("Analizador Tres</") < html.indexOf("Analizador Seis</");
  };
  await expect.poll(isReordered).toBe(true);
});
