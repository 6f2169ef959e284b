declare module "virtual:shell" {
  export const shell: import("./content.server/shell.ts").Shell;
}
