import sharp from 'sharp';

/** An animation whose first frame fills the canvas: a few bytes that are many pixels. */
export async function animatedWebp(side: number, frames: number): Promise<Buffer> {
  const first = frameOf(await imageOf(side), side);
  const next = frameOf(await imageOf(2), 2);
  const canvas = Buffer.alloc(10);
  canvas[0] = 2;
  canvas.writeUIntLE(side - 1, 4, 3);
  canvas.writeUIntLE(side - 1, 7, 3);
  const chunks = [chunk('VP8X', canvas), chunk('ANIM', Buffer.alloc(6)), first, ...Array(frames - 1).fill(next)];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

async function imageOf(side: number): Promise<Buffer> {
  const image = sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } });
  return (await image.webp({ lossless: true }).toBuffer()).subarray(12);
}

function frameOf(image: Buffer, side: number): Buffer {
  const head = Buffer.alloc(16);
  head.writeUIntLE(side - 1, 6, 3);
  head.writeUIntLE(side - 1, 9, 3);
  head.writeUIntLE(40, 12, 3);
  return chunk('ANMF', Buffer.concat([head, image]));
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
