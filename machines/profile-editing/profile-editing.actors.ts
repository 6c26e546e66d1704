import { fromPromise } from 'xstate';
import { uploadProfilePicture } from '#api/blog.ts';
import { citySearch } from '../city-search/city-search.actors.ts';
import { refusedUpload } from '../cover-upload/cover-upload.actors.ts';
import { type CoverAnswer, coverUploadMachine } from '../cover-upload/cover-upload.machine.ts';
import { profilePicture } from '../picture/picture.actors.ts';
import { PictureFiles } from '../picture/picture-files.ts';
import { referenceLists } from '../reference-lists/reference-lists.actors.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { profileEditingMachine } from './profile-editing.machine.ts';

export function profileEditing(signed: SignedCall) {
  const files = new PictureFiles();
  return profileEditingMachine.provide({
    actors: {
      lists: referenceLists,
      city: citySearch,
      picture: profilePicture(files),
      upload: coverUploadMachine.provide({
        actors: {
          uploadCoverImage: fromPromise(({ input: { creatorId, pictureId }, signal }) =>
            signed(signal, (call) => uploadProfilePicture(creatorId, portraitForm(files.get(pictureId)), call))
              .then(({ profilePicture: folder }): CoverAnswer => ({ kind: 'uploaded', folder }))
              .catch(refusedUpload),
          ),
        },
      }),
    },
  });
}

function portraitForm(picture: Blob | null): FormData {
  const form = new FormData();
  if (picture) form.set('profilePicture', picture, 'picture');
  return form;
}
