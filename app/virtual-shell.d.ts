declare module "virtual:shell" {
  export const shell: import("./content/views/shell.ts").Shell;
}
