import { fromPromise } from 'xstate';
import { newId } from '../new-id.ts';
import type { Size } from './draw-picture.ts';
import { type Crop, type DrawnPicture, pictureMachine, type ReadAnswer } from './picture.machine.ts';

/** Loaded with the first file: until then nobody needs to read or draw. */
const drawing = () => import('./draw-picture.ts');

/** Files cannot be written into a chart; it knows them by these ids, for as long as it names them. */
const files = new Map<string, { file: Blob; url?: string }>();

export function rememberFile(file: Blob): string {
  const id = newId();
  files.set(id, { file });
  return id;
}

export const fileOf = (id: string): Blob | null => files.get(id)?.file ?? null;

/** All others are forgotten, and what they are shown by. */
export function keepFiles(ids: readonly string[]): void {
  for (const [id, { url }] of files) {
    if (ids.includes(id)) continue;
    if (url) URL.revokeObjectURL(url);
    files.delete(id);
  }
}

function urlOf(id: string): string {
  const held = files.get(id);
  if (!held) return '';
  held.url ??= URL.createObjectURL(held.file);
  return held.url;
}

/** What leaves the device is drawn anew, small; so much may be read for it, which is more than any camera makes. */
const mostRead = 64 * 1024 * 1024;

const drawnAs = (size: Size, isShrunk: boolean) =>
  pictureMachine.provide({
    actors: {
      readPicture: fromPromise<ReadAnswer, { fileId: string }>(async ({ input: { fileId } }) => {
        const { readPicture, mostSent } = await drawing();
        const answer = await readPicture(fileOf(fileId), isShrunk ? mostRead : mostSent);
        return answer.kind === 'refused' ? answer : { ...answer, url: urlOf(fileId) };
      }),
      drawPicture: fromPromise<DrawnPicture, { fileId: string; crop: Crop }>(async ({ input: { fileId, crop } }) => {
        const id = rememberFile(await (await drawing()).drawnOrWhole(fileOf(fileId), crop, size));
        return { id, url: urlOf(id) };
      }),
    },
  });

export const picture = drawnAs({ width: 800, height: 800 }, true);
export const coverPicture = drawnAs({ width: 1600, height: 1000 }, false);
