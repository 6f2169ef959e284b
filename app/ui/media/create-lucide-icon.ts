import { createElement, type SVGProps } from "react";

/**
 * Replaces Lucide's function of this name in the build (vite.config.ts). Each icon is one path
 * (tools/vite/code/icon-data.ts). styles/base.css sets how lines end and join.
 */
export default function createLucideIcon(path: string) {
  return ({ size = 24, className, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) =>
    createElement(
      "svg",
      {
        className: className ? `lucide ${className}` : "lucide",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 1.8,
        "aria-hidden": rest["aria-label"] ? undefined : true,
        ...rest,
      },
      createElement("path", { d: path }),
    );
}
