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
export function chunksIn(bytes: Buffer): Chunk[] {
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
