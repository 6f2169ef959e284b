import { createElement, type SVGProps } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Stands in for Lucide's own function of this name in the build (vite.config.ts): the same drawing without what no
 * icon here asks for, a kilobyte less on every page. Icons of the project are decoration and carry no name.
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
        // One that says something of its own is no decoration.
        "aria-hidden": rest["aria-label"] ? undefined : true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
