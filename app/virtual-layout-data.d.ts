declare module "virtual:layout-data" {
  export const layoutData: import("./content/views/layout.ts").LayoutData;
}
