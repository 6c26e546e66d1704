import { findImage } from '../media/images.ts';
import type { Platform } from '../platform/platform.ts';
import { drawDemoPicture } from './demo-pictures.ts';

const widths: readonly number[] = [96, 320, 480, 800, 960, 1600];

/** A picture of the demo world is drawn when it is first looked at, and kept from then on. */
export async function readDemoPicture({ database, media }: Platform, path: string): Promise<Uint8Array | null> {
  const kept = await media.read(path);
  const [key = '', width = ''] = path.split(/\/(?=\d+\.webp$)/);
  if (kept !== null || !widths.includes(Number.parseInt(width, 10))) return kept;
  if (!(await findImage(database, key))) return null;
  const drawn = await drawDemoPicture(path);
  await media.write(path, drawn);
  return drawn;
}
