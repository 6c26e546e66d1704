import { chunksIn } from './still-webp.ts';

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
