import { crc32 } from 'node:zlib';

/** The files of a ZIP whose entries are stored as they are, found by its directory at the end; each holds what its sum says. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const [count, size, from] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)];
  if (from + size !== end) throw new Error('The directory does not end where the file does.');
  const files = new Map<string, Buffer>();
  let at = from;
  for (let left = count; left > 0; left -= 1) {
    const [sum, length, nameLength] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const head = zip.readUInt32LE(at + 42);
    const begin = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const bytes = zip.subarray(begin, begin + length);
    if (zip.readUInt32LE(at) !== 0x02014b50 || zip.readUInt32LE(head) !== 0x04034b50 || crc32(bytes) !== sum)
      throw new Error(`${name} is damaged.`);
    files.set(name, bytes);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (at !== end) throw new Error('The directory is longer than its entries.');
  return files;
}
