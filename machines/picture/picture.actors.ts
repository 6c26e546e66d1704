import { fromPromise } from 'xstate';
import { type Crop, type DrawnPicture, pictureMachine, type ReadAnswer } from './picture.machine.ts';

/** Loaded with the first file: until then nobody needs to read or draw. */
const drawing = () => import('./draw-picture.ts');

/** Files cannot be written into a chart; it knows them by these ids, for as long as the page lives. */
const files = new Map<string, Blob>();

export function rememberFile(file: Blob): string {
  const id = crypto.randomUUID();
  files.set(id, file);
  return id;
}

export const fileOf = (id: string): Blob | null => files.get(id) ?? null;

export const picture = pictureMachine.provide({
  actors: {
    readPicture: fromPromise<ReadAnswer, { fileId: string }>(async ({ input }) =>
      (await drawing()).readPicture(files.get(input.fileId)),
    ),
    drawPicture: fromPromise<DrawnPicture, { fileId: string; crop: Crop }>(async ({ input }) => {
      const drawn = await (await drawing()).drawPicture(files.get(input.fileId), input.crop);
      return { id: rememberFile(drawn), url: URL.createObjectURL(drawn) };
    }),
  },
});
