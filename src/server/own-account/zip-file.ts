import { crc32 } from 'node:zlib';

export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
}

interface Written {
  name: Buffer;
  size: number;
  sum: number;
  /** Where it begins. */
  at: number;
}

const [version, utf8Names, stored, unix] = [20, 0x0800, 0, 3 << 8];
const ordinaryFile = 0o100644 << 16;

/** Writes files into a ZIP as they come, uncompressed: pictures are packed already. One file is in memory at a time. */
export async function* zipFile(files: AsyncIterable<ZippedFile>, moment: number): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = 0;
  for await (const { name, bytes } of files) {
    const entry = { name: Buffer.from(name), size: bytes.length, sum: crc32(bytes), at };
    const head = fileHead(entry, moment);
    written.push(entry);
    at += head.length + bytes.length;
    yield head;
    yield Buffer.from(bytes);
  }
  const directory = Buffer.concat(written.map((entry) => directoryEntry(entry, moment)));
  yield directory;
  yield directoryEnd(written.length, directory.length, at);
}

function fileHead(entry: Written, moment: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(version, 4);
  writeFacts(head, 6, entry, moment);
  return Buffer.concat([head, entry.name]);
}

function directoryEntry(entry: Written, moment: number): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(unix | version, 4);
  head.writeUInt16LE(version, 6);
  writeFacts(head, 8, entry, moment);
  head.writeUInt32LE(ordinaryFile >>> 0, 38);
  head.writeUInt32LE(entry.at, 42);
  return Buffer.concat([head, entry.name]);
}

/** What stands before a file and in the directory alike. */
function writeFacts(head: Buffer, from: number, { name, size, sum }: Written, moment: number): void {
  const at = new Date(moment);
  head.writeUInt16LE(utf8Names, from);
  head.writeUInt16LE(stored, from + 2);
  head.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), from + 4);
  head.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), from + 6);
  head.writeUInt32LE(sum, from + 8);
  head.writeUInt32LE(size, from + 12);
  head.writeUInt32LE(size, from + 16);
  head.writeUInt16LE(name.length, from + 20);
}

function directoryEnd(files: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files, 8);
  end.writeUInt16LE(files, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return end;
}
