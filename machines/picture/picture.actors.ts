import { fromCallback, fromPromise } from 'xstate';
import type { Size } from './draw-picture.actors.ts';
import {
  type DrawInput,
  type DrawnPicture,
  pictureMachine,
  type ReadAnswer,
  type ReadInput,
} from './picture.machine.ts';
import type { PictureFiles } from './picture-files.ts';

/** Loaded with the first file. */
export const drawing = () => import('./draw-picture.actors.ts');

interface PictureLimits {
  size: Size;
  maxFileBytes: number;
}

const pictureFor = (files: PictureFiles, { size, maxFileBytes }: PictureLimits) =>
  pictureMachine.provide({
    actors: {
      holdFiles: fromCallback<{ type: 'none' }>(() => () => files.keep([])),
      readPicture: fromPromise<ReadAnswer, ReadInput>(async ({ input: { file } }) => {
        const answer = await (await drawing()).readPicture(file, maxFileBytes);
        if (answer.kind === 'refused') return answer;
        const { id, url } = files.add(file);
        return { ...answer, fileId: id, url };
      }),
      drawPicture: fromPromise<DrawnPicture, DrawInput>(async ({ input: { fileId, crop } }) =>
        files.add(await (await drawing()).drawnOrWhole(files.get(fileId), crop, size)),
      ),
    },
    actions: { keepFiles: (_, ids) => files.keep(ids) },
  });

/** Shrunk before it is uploaded: the file may be larger than anything a camera makes. */
export const profilePicture = (files: PictureFiles) =>
  pictureFor(files, { size: { width: 800, height: 800 }, maxFileBytes: 64 * 1024 * 1024 });

export const coverLimits: PictureLimits = { size: { width: 1600, height: 1000 }, maxFileBytes: 5 * 1024 * 1024 };

export const coverPicture = (files: PictureFiles) => pictureFor(files, coverLimits);
