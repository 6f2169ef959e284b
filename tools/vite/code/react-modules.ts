import type { Plugin } from "vite";

/**
 * Rewrites React's browser files as modules. Otherwise the bundler wraps each file in a function. Browsers
 * then parse the file twice while the page waits, and the bundler cannot remove unused code.
 */
export function reactModules(): Plugin {
  return {
    name: "react-modules",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/(react|react-dom|scheduler)\/([\w-]+|cjs\/[\w-]+\.production)\.js$/ },
      handler(code, id) {
        const forProduction = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/.exec(code)?.[1];
        return { code: forProduction ? `export * from "${forProduction}";` : asModule(code, id), map: null };
      },
    },
  };
}

function asModule(code: string, file: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replace(/\b(\w+) = require\("([\w-]+)"\)/g, (_, name, from) => {
      imports.push(`import * as ${name} from "${from}";`);
      return `was${name}`;
    })
    .replace(/\bexports\.(\w+)/g, (_, name) => {
      names.add(name);
      return `exported_${name}`;
    });
  if (names.size === 0 || /\brequire\(|\bexports\b/.test(body)) {
    throw new Error(`${file}: the code no longer has the form that tools/vite/code/react-modules.ts expects`);
  }
  const exported = [...names];
  return [
    ...imports,
    `let ${exported.map((name) => `exported_${name}`).join(", ")};`,
    withoutStackTraces(body),
    `export { ${exported.map((name) => `exported_${name} as ${name}`).join(", ")} };`,
  ].join("\n");
}

/**
 * React DOM creates five errors while it loads, and later only compares them. For the stack trace of such an
 * error, Chromium parses the whole file again if Lighthouse or the developer tools are attached.
 */
function withoutStackTraces(code: string): string {
  return code.replace(/\b(\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g, "$1{}");
}
