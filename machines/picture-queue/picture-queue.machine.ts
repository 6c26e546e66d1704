import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { maxTripPictures } from '#contract/trip-choices.ts';
import type { PictureProblem } from '#rules/picture-problems.ts';
import { callOf } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { PictureSlot } from '../picture/picture.machine.ts';
import { report } from '../report.ts';

/** The file has a problem, or the server says no; without words, the screen says its own. */
export interface RefusedPicture {
  kind: 'refused';
  problem: PictureProblem | null;
  message: string | null;
}

export type QueueAnswer = { kind: 'uploaded'; folder: string } | RefusedPicture;
export type QueueFailure = RefusedPicture | { kind: 'broken' };

/** A file that has a problem keeps it. */
export const isRetriable = (failure: QueueFailure | null): boolean =>
  failure !== null && (failure.kind === 'broken' || failure.problem === null);

export type QueueReport =
  | { type: 'pictures.uploading' }
  | { type: 'pictures.uploaded'; folder: string; slot: PictureSlot }
  | { type: 'pictures.failed' };

export interface QueuedPicture {
  id: string;
  /** The name of its file. */
  name: string;
  slot: PictureSlot;
  failure: QueueFailure | null;
}

interface ChosenPicture {
  id: string;
  file: File;
}

interface Chosen {
  pictures: readonly ChosenPicture[];
  slot: PictureSlot;
  /** The number of pictures that the trip has. */
  count: number;
}

interface Types {
  input: { creatorId: string };
  context: {
    creatorId: string;
    queue: readonly QueuedPicture[];
    /** The number of chosen pictures that would have been too many. */
    leftOut: { slot: PictureSlot; count: number } | null;
  };
  events:
    | ({ type: 'pictures.choose' } & Chosen)
    | { type: 'call.retry'; id: string }
    | { type: 'picture.dismiss'; id: string }
    | { type: 'notice.dismiss' };
}
type Context = Types['context'];

const takenOf = ({ queue }: Pick<Context, 'queue'>, { pictures, count }: Chosen) =>
  pictures.slice(0, Math.max(0, maxTripPictures - count - queue.length));

const isWaiting = ({ failure }: QueuedPicture): boolean => failure === null;

/** The first one that waits is the one that is being uploaded. */
export const uploadedIn = ({ queue }: Pick<Context, 'queue'>): QueuedPicture | undefined => queue.find(isWaiting);

/** Whether a place has files that are not uploaded, or files that were left out. */
export const isQueueShown = ({ queue, leftOut }: Pick<Context, 'queue' | 'leftOut'>, slot: PictureSlot): boolean =>
  leftOut?.slot === slot || queue.some((each) => each.slot === slot);

function withFailure(context: Context, failure: QueueFailure): Pick<Context, 'queue'> {
  const failed = uploadedIn(context);
  return { queue: context.queue.map((each) => (each === failed ? { ...each, failure } : each)) };
}

const queue = setup({
  types: {} as Types,
  actors: {
    uploadFile: fromPromise<QueueAnswer, { creatorId: string; id: string }>(notProvided('uploadFile')),
  },
  actions: {
    addPictures: assign(({ context }, chosen: Chosen) => {
      const taken = takenOf(context, chosen);
      const count = chosen.pictures.length - taken.length;
      const added = taken.map(({ id, file }) => ({ id, name: file.name, slot: chosen.slot, failure: null }));
      return { queue: [...context.queue, ...added], leftOut: count === 0 ? null : { slot: chosen.slot, count } };
    }),
    /** Files stay outside of the context: a snapshot is plain JSON. */
    storeFiles: (_, _pictures: readonly ChosenPicture[]) => effectNotProvided('storeFiles'),
    deleteFile: (_, _id: string) => effectNotProvided('deleteFile'),
    removePicture: assign(({ context }, id: string) => ({ queue: context.queue.filter((each) => each.id !== id) })),
    setFailure: assign(({ context }, failure: QueueFailure) => withFailure(context, failure)),
    setBroken: assign(({ context }) => withFailure(context, { kind: 'broken' })),
    /** It goes behind those that wait. */
    queueAgain: assign(({ context }, id: string) => ({
      queue: [
        ...context.queue.filter((each) => each.id !== id),
        ...context.queue.filter((each) => each.id === id).map((each) => ({ ...each, failure: null })),
      ],
    })),
    forgetLeftOut: assign({ leftOut: null }),
    report: report<QueueReport>(),
  },
  guards: {
    isAnyWaiting: ({ context }) => context.queue.some(isWaiting),
    isRetriable: ({ context }, id: string) => context.queue.some((each) => each.id === id && isRetriable(each.failure)),
    isNotUploading: ({ context }, id: string) =>
      context.queue.some((each) => each.id === id) && uploadedIn(context)?.id !== id,
    hasLeftOut: ({ context }) => context.leftOut !== null,
  },
});
const call = callOf(queue);

const uploadedId = (_: unknown, context: Context): string => uploadedIn(context)?.id ?? '';

/** Several pictures of a trip that are uploaded one after another. One that fails does not stop the others. */
export const pictureQueueMachine = queue.createMachine({
  id: 'pictureQueue',
  context: ({ input: { creatorId } }) => ({ creatorId, queue: [], leftOut: null }),
  on: {
    'pictures.choose': {
      actions: [
        { type: 'storeFiles', params: ({ context, event }) => takenOf(context, event) },
        { type: 'addPictures', params: ({ event }) => event },
      ],
    },
    'call.retry': {
      guard: { type: 'isRetriable', params: ({ event }) => event.id },
      actions: { type: 'queueAgain', params: ({ event }) => event.id },
    },
    'picture.dismiss': {
      guard: { type: 'isNotUploading', params: ({ event }) => event.id },
      actions: [
        { type: 'removePicture', params: ({ event }) => event.id },
        { type: 'deleteFile', params: ({ event }) => event.id },
      ],
    },
    'notice.dismiss': { guard: 'hasLeftOut', actions: 'forgetLeftOut' },
  },
  initial: 'calm',
  states: {
    calm: { always: { guard: 'isAnyWaiting', target: 'uploading' } },
    uploading: {
      entry: { type: 'report', params: { type: 'pictures.uploading' } },
      invoke: call('uploadFile', {
        input: ({ context }) => ({ creatorId: context.creatorId, id: uploadedId(null, context) }),
        uploaded: {
          target: 'calm',
          actions: [
            {
              type: 'report',
              params: ({ folder }, context) => ({
                type: 'pictures.uploaded',
                folder,
                slot: uploadedIn(context)?.slot ?? '',
              }),
            },
            { type: 'deleteFile', params: uploadedId },
            { type: 'removePicture', params: uploadedId },
          ],
        },
        refused: { target: 'skipping', actions: 'setFailure' },
        failed: { target: 'skipping', actions: 'setBroken' },
      }),
    },
    skipping: {
      entry: { type: 'report', params: { type: 'pictures.failed' } },
      always: 'calm',
    },
  },
});

export type PictureQueueActor = ActorRefFrom<typeof pictureQueueMachine>;
