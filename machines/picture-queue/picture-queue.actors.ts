import { fromPromise } from 'xstate';
import { uploadCoverImage } from '#api/blog.ts';
import type { PictureProblem } from '#rules/picture-problems.ts';
import { formOf, refusedUpload } from '../cover-upload/cover-upload.actors.ts';
import { coverLimits, drawing } from '../picture/picture.actors.ts';
import { middle } from '../picture/picture.machine.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { pictureQueueMachine, type QueueAnswer, type RefusedPicture } from './picture-queue.machine.ts';

export function pictureQueue(signed: SignedCall) {
  const files = new Map<string, File>();
  return pictureQueueMachine.provide({
    actors: {
      uploadFile: fromPromise<QueueAnswer, { creatorId: string; id: string }>(async ({ input, signal }) => {
        const prepared = await preparedPicture(files.get(input.id));
        if (!(prepared instanceof Blob)) return prepared;
        return signed(signal, (call) => uploadCoverImage(input.creatorId, formOf(prepared), call))
          .then(({ coverImageUrl }): QueueAnswer => ({ kind: 'uploaded', folder: coverImageUrl }))
          .catch((failure: unknown) => ({ ...refusedUpload(failure), problem: null }));
      }),
    },
    actions: {
      storeFiles(_, pictures) {
        for (const { id, file } of pictures) files.set(id, file);
      },
      deleteFile: (_, id) => void files.delete(id),
    },
  });
}

const refused = (problem: PictureProblem): RefusedPicture => ({ kind: 'refused', problem, message: null });

/** The middle of the picture, shrunk. */
async function preparedPicture(file: File | undefined): Promise<Blob | RefusedPicture> {
  if (!file) return refused('pictureBroken');
  const { readPicture, drawnOrWhole } = await drawing();
  try {
    const read = await readPicture(file, coverLimits.maxFileBytes);
    if (read.kind === 'refused') return refused(read.problem);
    return await drawnOrWhole(file, middle, coverLimits.size);
  } catch {
    return refused('pictureBroken');
  }
}
