import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawPicture } from './drawing-process.ts';

const cut = { widths: [96], cut: 'square' } as const;

it('a file that cannot be read is an error, not a broken picture', async () => {
  await expect(drawPicture('/nowhere/picture.png', cut)).rejects.toThrow('ENOENT');
});

it('a file that cannot be decoded is a broken picture', async () => {
  const noPicture = join(import.meta.dirname, 'drawing-process.ts');
  expect(await drawPicture(noPicture, cut)).toEqual({ problem: 'pictureBroken' });
});
