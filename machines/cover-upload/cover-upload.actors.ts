import { fromPromise } from 'xstate';
import { uploadCoverImage } from '#api/blog.ts';
import { messageOf } from '#machines/rules/message-of.ts';
import type { OfKind } from '../call.ts';
import type { PictureFiles } from '../picture/picture-files.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type CoverAnswer, coverUploadMachine } from './cover-upload.machine.ts';

export const coverUpload = (signed: SignedCall, files: PictureFiles) =>
  coverUploadMachine.provide({
    actors: {
      uploadCoverImage: fromPromise(({ input: { creatorId, pictureId }, signal }) =>
        signed(signal, (call) => uploadCoverImage(creatorId, formOf(files.get(pictureId)), call))
          .then(({ coverImageUrl }): CoverAnswer => ({ kind: 'uploaded', folder: coverImageUrl }))
          .catch(refusedUpload),
      ),
    },
  });

export function formOf(picture: Blob | null): FormData {
  const form = new FormData();
  if (picture) form.set('coverImage', picture, 'cover');
  return form;
}

/** Whatever the server has answered is a refusal; a call that broke is none. */
export function refusedUpload(failure: unknown): OfKind<CoverAnswer, 'refused'> {
  if (failure instanceof Error || typeof failure !== 'object') throw failure;
  return { kind: 'refused', message: messageOf(failure) };
}
