import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodedSize } from './decoding-memory.ts';

const [width, height] = [640, 480];
const pixels = width * height;
const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 20, g: 120, b: 120, alpha: 0.5 } } });

describe('the memory that a picture takes', () => {
  it.each([
    ['a JPEG', picture().jpeg(), 0],
    ['a JPEG in scans', picture().jpeg({ progressive: true, chromaSubsampling: '4:2:0' }), 3 * pixels],
    ['a JPEG in scans and full colour', picture().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }), 6 * pixels],
    ['a PNG', picture().png(), pixels],
    ['an interlaced PNG', picture(4).png({ progressive: true }), 4 * pixels],
    ['an interlaced PNG of 16 bits', picture().toColourspace('rgb16').png({ progressive: true }), 8 * pixels],
    ['a WebP', picture().webp(), 0],
    ['a WebP without loss', picture().webp({ lossless: true }), 4 * pixels],
    ['a WebP that shines through', picture(4).webp(), 4 * pixels],
  ])('of %s follows from its headers', async (_, drawn, heldBytes) => {
    expect(decodedSize(await drawn.toBuffer())).toEqual(expect.objectContaining({ width, height, heldBytes }));
  });

  it('of a JPEG that tells one colour after the other is that of its coefficients, whatever it calls itself', async () => {
    const bytes = await picture().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
    bytes[bytes.indexOf(Buffer.from([0xff, 0xda])) + 4] = 1;
    expect(decodedSize(bytes)).toMatchObject({ width, height, heldBytes: 6 * pixels });
  });

  it('of a file that breaks off is not known', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await picture().toFormat(format).toBuffer();
      expect(decodedSize(bytes.subarray(0, 22))).toBeNull();
    }
  });
});
