/** A picture as it will be in memory. */
export interface Decoded {
  width: number;
  height: number;
  /** What its decoder holds at once because the file does not tell it line by line. */
  heldBytes: number;
}

/** Reads the size of a picture from its headers alone; null where they are broken. */
export function decodedSize(file: Buffer): Decoded | null {
  try {
    if (file[0] === 0xff) return jpegSize(file);
    return file[0] === 0x89 ? pngSize(file) : webpSize(file);
  } catch (failure) {
    if (failure instanceof RangeError) return null;
    throw failure;
  }
}

/** A progressive JPEG is buffered as coefficients of two bytes until its last scan. */
function jpegSize(file: Buffer): Decoded | null {
  let frame: (Decoded & { components: number; isProgressive: boolean }) | null = null;
  for (let at = 2; at + 4 <= file.length; ) {
    const marker = file.readUInt8(at + 1);
    if (file.readUInt8(at) !== 0xff || marker === 0xff || marker === 0) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)) at += 2;
    else if (marker === 0xda) {
      const isWhole = frame !== null && !frame.isProgressive && file.readUInt8(at + 4) >= frame.components;
      return frame && { ...frame, heldBytes: isWhole ? 0 : frame.heldBytes };
    } else {
      if (isFrame(marker)) frame = jpegFrame(file, at, marker);
      at += 2 + file.readUInt16BE(at + 2);
    }
  }
  return null;
}

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegFrame(file: Buffer, at: number, marker: number) {
  const [height, width, components] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7), file.readUInt8(at + 9)];
  const samples = Array.from({ length: components }, (_, index) => {
    const both = file.readUInt8(at + 11 + 3 * index);
    return (both >> 4) * (both & 15);
  });
  const share = samples.reduce((sum, each) => sum + each, 0) / Math.max(1, ...samples);
  return { width, height, components, isProgressive: (marker & 3) === 2, heldBytes: 2 * width * height * share };
}

/** Lines are packed some hundreds at a time; an interlaced one is whole with its last line only. */
function pngSize(file: Buffer): Decoded {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth, isInterlaced] = [file.readUInt8(24), file.readUInt8(28) !== 0];
  return { width, height, heldBytes: width * height * (isInterlaced ? 4 : 1) * (depth === 16 ? 2 : 1) };
}

/** Without loss, and for what shines through, its lines refer to all before them. */
function webpSize(file: Buffer): Decoded | null {
  const chunks = chunksIn(file.subarray(12));
  const image = chunks.find(({ name }) => name === 'VP8 ' || name === 'VP8L');
  if (!image) return null;
  const isLossless = image.name === 'VP8L';
  const bits = isLossless ? image.data.readUInt32LE(1) : image.data.readUInt16LE(6);
  const width = (bits & 0x3fff) + (isLossless ? 1 : 0);
  const height = isLossless ? ((bits >>> 14) & 0x3fff) + 1 : image.data.readUInt16LE(8) & 0x3fff;
  const isHeld = isLossless || chunks.some(({ name }) => name === 'ALPH');
  return { width, height, heldBytes: isHeld ? 4 * width * height : 0 };
}

interface Chunk {
  name: string;
  data: Buffer;
}

/**
 * The first frame of an animated WebP as a picture of its own; null where nothing moves. To decode an animation costs
 * two canvases in full size, whatever is shown of it; a still picture is made smaller while it is decoded.
 */
export function stillOf(file: Buffer, maxPixels: number): Buffer | null {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return null;
  const chunks = chunksIn(file.subarray(12));
  const frame = chunks.find(({ name }) => name === 'ANMF');
  if (!frame) return null;
  const canvas = chunks.find(({ name }) => name === 'VP8X');
  if (!canvas || sizeAt(canvas.data, 4).pixels > maxPixels) throw new Error('The canvas is too large.');
  const image = chunksIn(frame.data.subarray(16)).filter(({ name }) => /^(ALPH|VP8 |VP8L)$/.test(name));
  const { width, height } = sizeAt(frame.data, 6);
  const isAlphaApart = image.some(({ name }) => name === 'ALPH');
  const parts = isAlphaApart ? [{ name: 'VP8X', data: alphaHeader(width, height) }, ...image] : image;
  return written('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts.map(({ name, data }) => written(name, data))]));
}

/** The parts of a file, or of one of its frames. */
function chunksIn(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** Width and height stand one below what they are, in three bytes each. */
function sizeAt(data: Buffer, at: number): { width: number; height: number; pixels: number } {
  const width = data.readUIntLE(at, 3) + 1;
  const height = data.readUIntLE(at + 3, 3) + 1;
  return { width, height, pixels: width * height };
}

function alphaHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(10);
  header[0] = 0x10;
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  return header;
}

function written(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
