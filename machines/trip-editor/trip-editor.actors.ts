import { fromPromise } from 'xstate';
import { citySearch } from '../city-search/city-search.actors.ts';
import { coverUpload } from '../cover-upload/cover-upload.actors.ts';
import { coverPicture } from '../picture/picture.actors.ts';
import { PictureFiles } from '../picture/picture-files.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { foundTrip, tripEditing } from '../trip-editing/trip-editing.actors.ts';
import type { KeptTripDraft } from '../trip-editing/trip-editing.machine.ts';
import { unsavedDraft } from '../trip-editing/trip-editing.view.ts';
import { tripMap } from '../trip-map/trip-map.actors.ts';
import { type TripOpened, tripEditorMachine } from './trip-editor.machine.ts';

interface Doors {
  signed: SignedCall;
  keptDraft: () => KeptTripDraft | null;
  /** Null for a draft that is no other than what is saved. */
  keepDraft: (draft: KeptTripDraft | null) => void;
  endSession: () => void;
}

export function tripEditor({ signed, keptDraft, keepDraft, endSession }: Doors) {
  const files = new PictureFiles();
  return tripEditorMachine.provide({
    actors: {
      fetchTrip: fromPromise<TripOpened, { id: string }>(async ({ input, signal }) => {
        const found = await foundTrip(signed, { ...input, signal });
        return found.kind === 'found' ? { ...found, kept: keptDraft() } : found;
      }),
      editing: tripEditing(signed),
      picture: coverPicture(files),
      cover: coverUpload(signed, files),
      city: citySearch,
      map: tripMap(signed),
    },
    actions: {
      keepDraft: (_, editing) => keepDraft(unsavedDraft(editing)),
      endSession,
    },
  });
}
