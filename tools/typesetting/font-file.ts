import { inflateSync } from "node:zlib";

/** A WOFF as the font that it packs. The renderer would unpack it for every sheet, which takes half of its time. */
export function unpacked(woff: Buffer): Buffer {
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    woff.subarray(44 + index * 20, 64 + index * 20),
  );
  const tables = entries.map((entry) => {
    const [start, length, whole] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = woff.subarray(start, start + length);
    return [entry.toString("latin1", 0, 4), length < whole ? inflateSync(bytes) : bytes];
  });
  return fontFile(Object.fromEntries(tables));
}

/** A TrueType font from its tables. */
export function fontFile(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables);
  let offset = 12 + names.length * 16;
  const directory = names.map((name) => {
    const data = tables[name] ?? Buffer.alloc(0);
    const entry = Buffer.alloc(16);
    entry.write(name, "latin1");
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(data.length, 12);
    offset += padded(data).length;
    return entry;
  });
  const header = words(1, 0, names.length, 0, 0, 0);
  return Buffer.concat([header, ...directory, ...Object.values(tables).map(padded)]);
}

export function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}

/** Big-endian 16-bit words, signed or not. */
export function words(...values: number[]): Buffer {
  const data = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    data.writeUInt16BE(value & 0xffff, index * 2);
  });
  return data;
}
