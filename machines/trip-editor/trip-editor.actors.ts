import { fromPromise } from 'xstate';
import { citySearch } from '../city-search/city-search.actors.ts';
import { coverUpload } from '../cover-upload/cover-upload.actors.ts';
import { coverPicture } from '../picture/picture.actors.ts';
import { PictureFiles } from '../picture/picture-files.ts';
import { pictureQueue } from '../picture-queue/picture-queue.actors.ts';
import type { SignedCall } from '../session/signed-call.ts';
import type { Stored } from '../storage.ts';
import { foundTrip, tripEditing } from '../trip-editing/trip-editing.actors.ts';
import type { UnsavedTrip } from '../trip-editing/trip-editing.setup.ts';
import { tripMap } from '../trip-map/trip-map.actors.ts';
import { type LoadedTrip, tripEditorMachine } from './trip-editor.machine.ts';

interface TripEditorDeps {
  signed: SignedCall;
  stored: Stored<UnsavedTrip>;
  endSession: () => void;
}

export function tripEditor({ signed, stored, endSession }: TripEditorDeps) {
  const files = new PictureFiles();
  return tripEditorMachine.provide({
    actors: {
      fetchTrip: fromPromise<LoadedTrip, { id: string }>(async ({ input, signal }) => {
        const found = await foundTrip(signed, { ...input, signal });
        return found.kind === 'found' ? { ...found, unsaved: stored.read() } : found;
      }),
      editing: tripEditing(signed),
      picture: coverPicture(files),
      cover: coverUpload(signed, files),
      queue: pictureQueue(signed),
      city: citySearch,
      map: tripMap(signed),
    },
    actions: { storeDraft: (_, unsaved) => stored.write(unsaved), clearStoredDraft: stored.clear, endSession },
  });
}
