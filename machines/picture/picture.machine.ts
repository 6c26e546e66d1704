import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { PictureProblem } from '#rules/picture-problems.ts';
import { callOf, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';

/** Where the part that is kept lies: its middle as a share of the picture, and how much it is enlarged. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export interface ReadPicture {
  url: string;
  width: number;
  height: number;
}

/** That part, drawn and kept on this device under its id. */
export interface DrawnPicture {
  id: string;
  url: string;
}

export type ReadAnswer = ({ kind: 'readable' } & ReadPicture) | { kind: 'refused'; problem: PictureProblem };

export const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const picture = setup({
  types: {} as {
    context: {
      fileId: string;
      source: ReadPicture | null;
      crop: Crop;
      problem: PictureProblem | null;
      drawn: DrawnPicture | null;
    };
    events:
      | { type: 'file.choose'; fileId: string }
      | { type: 'crop.change'; crop: Crop }
      | { type: 'crop.confirm' }
      | { type: 'crop.cancel' }
      | { type: 'picture.remove' };
  },
  actors: {
    readPicture: fromPromise<ReadAnswer, { fileId: string }>(notProvided('readPicture')),
    drawPicture: fromPromise<DrawnPicture, { fileId: string; crop: Crop }>(notProvided('drawPicture')),
  },
  actions: {
    rememberFile: assign((_, fileId: string) => ({ fileId })),
    rememberSource: assign((_, { kind: _kind, ...source }: OfKind<ReadAnswer, 'readable'>) => ({
      source,
      crop: middle,
    })),
    rememberProblem: assign((_, { problem }: OfKind<ReadAnswer, 'refused'>) => ({ problem })),
    callBroken: assign({ problem: 'pictureBroken' as const }),
    moveCrop: assign((_, crop: Crop) => ({ crop })),
    rememberDrawn: assign((_, drawn: DrawnPicture) => ({ drawn })),
    forgetDrawn: assign({ drawn: null }),
    forgetSource: assign({ source: null, fileId: '' }),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    hasDrawn: ({ context }) => context.drawn !== null,
  },
});
const call = callOf(picture);

export const pictureMachine = picture.createMachine({
  id: 'picture',
  context: { fileId: '', source: null, crop: middle, problem: null, drawn: null },
  initial: 'empty',
  states: {
    empty: {
      entry: 'forgetDrawn',
      on: {
        'file.choose': { target: 'reading', actions: { type: 'rememberFile', params: ({ event }) => event.fileId } },
      },
      initial: 'calm',
      states: { calm: {}, refused: { exit: 'forgetProblem' } },
    },
    reading: {
      invoke: call('readPicture', {
        input: ({ context }) => ({ fileId: context.fileId }),
        readable: { target: 'cropping', actions: 'rememberSource' },
        refused: { target: 'refused', actions: 'rememberProblem' },
        failed: { target: 'refused', actions: 'callBroken' },
      }),
    },
    cropping: {
      on: {
        'crop.change': { actions: { type: 'moveCrop', params: ({ event }) => event.crop } },
        'crop.confirm': 'drawing',
        'crop.cancel': [{ guard: 'hasDrawn', target: 'ready' }, { target: 'empty' }],
      },
    },
    drawing: {
      invoke: call('drawPicture', {
        input: ({ context: { fileId, crop } }) => ({ fileId, crop }),
        done: { target: 'ready', actions: 'rememberDrawn' },
        failed: { target: 'refused', actions: 'callBroken' },
      }),
    },
    /** A picture that was there before stays. */
    refused: { always: [{ guard: 'hasDrawn', target: 'ready.refused' }, { target: 'empty.refused' }] },
    ready: {
      entry: 'forgetSource',
      on: {
        'file.choose': { target: 'reading', actions: { type: 'rememberFile', params: ({ event }) => event.fileId } },
        'picture.remove': 'empty',
      },
      initial: 'calm',
      states: { calm: {}, refused: { exit: 'forgetProblem' } },
    },
  },
});

export type PictureActor = ActorRefFrom<typeof pictureMachine>;
export type PictureSnapshot = SnapshotFrom<typeof pictureMachine>;
