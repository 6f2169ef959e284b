/** Returns an SVG shape as path data that can follow other path data. Throws at an unknown attribute. */
export function pathOf(tag: string, attributes: Record<string, string>): string {
  const unused = new Set(Object.keys(attributes));
  const text = (name: string) => {
    unused.delete(name);
    return attributes[name];
  };
  const number = (name: string) => Number(text(name) ?? 0);
  const path = shapes[tag]?.(number, text);
  if (path === undefined || unused.size > 0) {
    throw new Error(
      `tools/vite/code/icon-path.ts has no rule for <${tag}> with ${Object.keys(attributes).join(", ")}`,
    );
  }
  return path;
}

type Shape = (number: (name: string) => number, text: (name: string) => string | undefined) => string;

const shapes: Record<string, Shape> = {
  path: (_, text) => fromItsStart(text("d") ?? ""),
  line: (number) => `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`,
  circle: (number, text) => {
    const radius = number("r");
    const line = ellipse(number("cx"), number("cy"), radius, radius);
    // The joined path is not filled, so a very short line in the middle fills a dot (a filled circle).
    return text("fill") ? `${line}M${number("cx")} ${number("cy")}h.01` : line;
  },
  polyline: (_, text) => `M${text("points")}`,
  polygon: (_, text) => `M${text("points")}z`,
  ellipse: (number) => ellipse(number("cx"), number("cy"), number("rx"), number("ry")),
  rect: (number) => {
    const [x, y, width, height, rx, ry] = ["x", "y", "width", "height", "rx", "ry"].map(number);
    // Both radii are the same, and Lucide often gives only one.
    return rectangle(x, y, width, height, rx || ry);
  },
};

/** Makes a path's first move absolute. A relative move would start where the previous shape ends. */
function fromItsStart(path: string): string {
  const [start, x, y] = /^m *(-?\d*\.?\d+)[ ,]*(-?\d*\.?\d+)[ ,]*/.exec(path) ?? [];
  if (!start) return path;
  const rest = path.slice(start.length);
  // Coordinates that follow a relative move mean relative lines, so they need an «l».
  return `M${x} ${y}${/^[-\d.]/.test(rest) ? "l" : ""}${rest}`;
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  const half = (width: number) => `a${rx} ${ry} 0 1 1 ${width} 0`;
  return `M${rounded(x - rx)} ${y}${half(2 * rx)}${half(-2 * rx)}z`;
}

function rectangle(x = 0, y = 0, width = 0, height = 0, radius = 0): string {
  const corner = (dx: number, dy: number) =>
    radius ? `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}` : "";
  const across = rounded(width - 2 * radius);
  const down = rounded(height - 2 * radius);
  return [
    `M${rounded(x + radius)} ${y}h${across}${corner(1, 1)}`,
    `v${down}${corner(-1, 1)}`,
    `h${-across}${corner(-1, -1)}`,
    `v${-down}${corner(1, -1)}z`,
  ].join("");
}

const rounded = (value: number) => Number(value.toFixed(3));
