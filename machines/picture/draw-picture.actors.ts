import { pictureProblemIn, pictureStart } from '#rules/picture-problems.ts';
import type { Crop, ReadAnswer, ReadPicture } from './picture.machine.ts';

type Readable = { kind: 'readable' } & Omit<ReadPicture, 'url'>;
type Refused = Extract<ReadAnswer, { kind: 'refused' }>;

export async function readPicture(file: Blob, maxBytes: number): Promise<Readable | Refused> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, pictureStart).arrayBuffer()));
  const problem = pictureProblemIn(start);
  if (problem) return { kind: 'refused', problem };
  if (file.size > maxBytes) return { kind: 'refused', problem: 'pictureSize' };
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { kind: 'readable', width, height };
}

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

async function drawPicture(file: Blob | null, crop: Crop, { width, height }: Size): Promise<Blob> {
  if (!file) throw new Error('The picture is gone.');
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(bitmap.width / width, bitmap.height / height) / crop.zoom;
  const [across, down] = [width * scale, height * scale];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const [left, top] = [crop.x * bitmap.width - across / 2, crop.y * bitmap.height - down / 2];
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('There is nothing to draw on.');
  ctx.imageSmoothingQuality = 'high';
  /** JPEG has no transparency. */
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, width, height);
  ctx.drawImage(bitmap, left, top, across, down, 0, 0, width, height);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!drawn) throw new Error('The picture could not be drawn.');
  return drawn;
}

const maxUploadBytes = 5 * 1024 * 1024;

/** A device that cannot draw uploads the whole file: the server shows its middle. */
export const drawnOrWhole = (file: Blob | null, crop: Crop, size: Size): Promise<Blob> =>
  drawPicture(file, crop, size).catch((failure: unknown) => {
    if (!file || file.size > maxUploadBytes) throw failure;
    return file;
  });
