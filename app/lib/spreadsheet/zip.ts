/** Writes ZIP files without compression, because a list of a hundred lines is small. */

type File = { name: string; bytes: Uint8Array };

/** 1 January 1980, the format's first date. It is constant, so that equal lists give equal files. */
const firstDate = 0x21;
const namesAreUtf8 = 0x800;

export function zip(files: readonly File[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name);
    const sizes = [crc32(bytes), bytes.length, bytes.length];
    const header = record(0x04034b50, [20, namesAreUtf8, 0, 0, firstDate], sizes, [path.length, 0]);
    directory.push(
      record(
        0x02014b50,
        [20, 20, namesAreUtf8, 0, 0, firstDate],
        sizes,
        [path.length, 0, 0, 0, 0],
        [0, offset],
      ),
      path,
    );
    parts.push(header, path, bytes);
    offset += header.length + path.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record(0x06054b50, [0, 0, files.length, files.length], [size, offset], [0]);
  return joined([...parts, ...directory, end]);
}

/** Numbers in the first, third and fifth group have two bytes. Numbers in the other groups have four. */
function record(signature: number, ...groups: number[][]): Uint8Array {
  const sizes = groups.map((_, index) => (index % 2 === 0 ? 2 : 4));
  const length = groups.reduce((sum, numbers, index) => sum + numbers.length * (sizes[index] ?? 0), 4);
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [index, numbers] of groups.entries()) {
    for (const number of numbers) {
      if (sizes[index] === 2) view.setUint16(at, number, true);
      else view.setUint32(at, number, true);
      at += sizes[index] ?? 0;
    }
  }
  return new Uint8Array(view.buffer);
}

function crc32(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
