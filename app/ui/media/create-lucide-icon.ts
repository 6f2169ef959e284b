import { createElement, type SVGProps } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Replaces Lucide's function of this name in the build (vite.config.ts). It draws the same icons without features
 * that no icon here uses, which saves a kilobyte on every page. An icon without a label is decoration.
 */
export default function createLucideIcon({ node }: IconData) {
  return ({ size = 24, className = "", ...rest }: SVGProps<SVGSVGElement> & { size?: number }) =>
    createElement(
      "svg",
      {
        className: `lucide ${className}`,
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        // An icon with a label is not decoration.
        "aria-hidden": rest["aria-label"] ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
