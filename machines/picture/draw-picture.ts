import type { Crop, ReadAnswer, ReadPicture } from './picture.machine.ts';

type Readable = { kind: 'readable' } & Omit<ReadPicture, 'url'>;
type Refused = Extract<ReadAnswer, { kind: 'refused' }>;

/** As much as a server takes of a picture. */
export const mostSent = 5 * 1024 * 1024;

export async function readPicture(file: Blob | null, mostBytes: number): Promise<Readable | Refused> {
  if (!file) return { kind: 'refused', problem: 'pictureBroken' };
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 32).arrayBuffer()));
  if (/^....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(start)) return { kind: 'refused', problem: 'pictureHeic' };
  const isPicture = start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG') || /^RIFF....WEBP/s.test(start);
  if (!isPicture) return { kind: 'refused', problem: 'pictureType' };
  if (file.size > mostBytes) return { kind: 'refused', problem: 'pictureSize' };
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

/** The part of a picture that is as wide and as high in proportion as what is drawn. */
async function drawPicture(file: Blob | null, crop: Crop, { width, height }: Size): Promise<Blob> {
  if (!file) throw new Error('The picture is gone.');
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(bitmap.width / width, bitmap.height / height) / crop.zoom;
  const [across, down] = [width * scale, height * scale];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const [left, top] = [crop.x * bitmap.width - across / 2, crop.y * bitmap.height - down / 2];
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('There is nothing to draw on.');
  paper.imageSmoothingQuality = 'high';
  /** A JPEG knows nothing that is seen through. */
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, width, height);
  paper.drawImage(bitmap, left, top, across, down, 0, 0, width, height);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!drawn) throw new Error('The picture could not be drawn.');
  return drawn;
}

/** The same; where a device draws nothing, the picture as it is, if a server takes that: it shows the middle. */
export const drawnOrWhole = (file: Blob | null, crop: Crop, size: Size): Promise<Blob> =>
  drawPicture(file, crop, size).catch((failure: unknown) => {
    if (!file || file.size > mostSent) throw failure;
    return file;
  });
