import { type ActorRefFrom, sendTo, setup } from 'xstate';
import { type CitySearchReport, citySearchMachine } from '../city-search/city-search.machine.ts';
import { type CoverReport, coverUploadMachine } from '../cover-upload/cover-upload.machine.ts';
import { type DrawnReport, type PictureReport, pictureMachine } from '../picture/picture.machine.ts';
import { type ReferenceListsReport, referenceListsMachine } from '../reference-lists/reference-lists.machine.ts';
import { report } from '../report.ts';

export type ProfileEditingReport =
  | { type: 'portrait.uploading' }
  | { type: 'portrait.uploaded'; folder: string }
  | { type: 'portrait.failed' };

interface Types {
  input: { creatorId: string };
  context: { creatorId: string };
  events: PictureReport | CoverReport | CitySearchReport | ReferenceListsReport;
  children: { lists: 'lists'; city: 'city'; picture: 'picture'; upload: 'upload' };
}

const profileEditing = setup({
  types: {} as Types,
  actors: {
    lists: referenceListsMachine,
    city: citySearchMachine,
    picture: pictureMachine,
    upload: coverUploadMachine,
  },
  actions: {
    uploadPicture: sendTo('upload', (_, { pictureId, slot }: DrawnReport) => ({
      type: 'picture.upload',
      pictureId,
      slot,
    })),
    report: report<ProfileEditingReport>(),
  },
});

/** What the fields of a profile need: the lists to choose from, and a picture with its upload. The draft is another flow's. */
export const profileEditingMachine = profileEditing.createMachine({
  id: 'profileEditing',
  context: ({ input }) => input,
  invoke: [
    { id: 'lists', src: 'lists' },
    { id: 'city', src: 'city', input: { minLetters: 2 } },
    { id: 'picture', src: 'picture' },
    { id: 'upload', src: 'upload', input: ({ context }) => context },
  ],
  on: {
    'picture.drawn': { actions: { type: 'uploadPicture', params: ({ event }) => event } },
    'cover.uploading': { actions: { type: 'report', params: { type: 'portrait.uploading' } } },
    'cover.uploaded': {
      actions: {
        type: 'report',
        params: ({ event }) => ({ type: 'portrait.uploaded', folder: event.folder }) as const,
      },
    },
    'cover.failed': { actions: { type: 'report', params: { type: 'portrait.failed' } } },
  },
  initial: 'ready',
  states: { ready: {} },
});

export type ProfileEditingActor = ActorRefFrom<typeof profileEditingMachine>;
