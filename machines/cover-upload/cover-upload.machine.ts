import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callOf, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { PictureSlot } from '../picture/picture.machine.ts';
import { report } from '../report.ts';

export type CoverAnswer =
  | { kind: 'uploaded'; folder: string }
  /** Without words, the screen says its own. */
  | { kind: 'refused'; message: string | null };

export type CoverReport =
  | { type: 'cover.uploading' }
  | { type: 'cover.uploaded'; folder: string; slot: PictureSlot }
  | { type: 'cover.failed' };

export interface Upload {
  creatorId: string;
  pictureId: string;
}

interface Types {
  input: { creatorId: string };
  context: Upload & { slot: PictureSlot; message: string | null };
  events: { type: 'picture.upload'; pictureId: string; slot: PictureSlot } | { type: 'call.retry' };
}

const upload = setup({
  types: {} as Types,
  actors: { uploadCoverImage: fromPromise<CoverAnswer, Upload>(notProvided('uploadCoverImage')) },
  actions: {
    rememberPicture: assign((_, { pictureId, slot }: Pick<Types['context'], 'pictureId' | 'slot'>) => ({
      pictureId,
      slot,
    })),
    rememberMessage: assign((_, { message }: OfKind<CoverAnswer, 'refused'>) => ({ message })),
    forgetMessage: assign({ message: null }),
    report: report<CoverReport>(),
  },
  guards: {
    isNew: ({ context }, pictureId: string) => pictureId !== context.pictureId,
  },
});
const call = callOf(upload);

/** A cover picture on its way to the server; the page shows it once a config names it. */
export const coverUploadMachine = upload.createMachine({
  id: 'coverUpload',
  context: ({ input: { creatorId } }) => ({ creatorId, pictureId: '', slot: 'cover', message: null }),
  on: {
    'picture.upload': {
      guard: { type: 'isNew', params: ({ event }) => event.pictureId },
      target: '.uploading',
      actions: { type: 'rememberPicture', params: ({ event }) => event },
    },
  },
  initial: 'calm',
  states: {
    calm: {},
    uploading: {
      entry: { type: 'report', params: { type: 'cover.uploading' } },
      invoke: call('uploadCoverImage', {
        input: ({ context: { creatorId, pictureId } }) => ({ creatorId, pictureId }),
        uploaded: {
          target: 'calm',
          actions: { type: 'report', params: ({ folder }, { slot }) => ({ type: 'cover.uploaded', folder, slot }) },
        },
        refused: { target: 'failed.refused', actions: 'rememberMessage' },
        failed: 'failed.broken',
      }),
    },
    failed: {
      entry: { type: 'report', params: { type: 'cover.failed' } },
      on: { 'call.retry': 'uploading' },
      exit: 'forgetMessage',
      initial: 'broken',
      states: { refused: {}, broken: {} },
    },
  },
});

export type CoverUploadActor = ActorRefFrom<typeof coverUploadMachine>;
export type CoverUploadSnapshot = SnapshotFrom<typeof coverUploadMachine>;
