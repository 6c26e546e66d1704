import { type ActorRefFrom, assertEvent, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { PictureProblem } from '#rules/picture-problems.ts';
import { callOf, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import { report } from '../report.ts';

/** The middle of the part as a share of the picture, and how much it is enlarged. */
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

export interface DrawnPicture {
  id: string;
  url: string;
}

export type ReadAnswer =
  | ({ kind: 'readable'; fileId: string } & ReadPicture)
  | { kind: 'refused'; problem: PictureProblem };

export interface ReadInput {
  file: File;
}

export interface DrawInput {
  fileId: string;
  crop: Crop;
}

export interface DrawnReport {
  type: 'picture.drawn';
  pictureId: string;
  slot: PictureSlot;
}
export type PictureReport = DrawnReport | { type: 'picture.cleared' };

/** Where a page with several pictures puts one: 'cover', 'story', or the id of a day. */
export type PictureSlot = string;

export const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const picture = setup({
  types: {} as {
    context: {
      slot: PictureSlot;
      fileId: string;
      source: ReadPicture | null;
      crop: Crop;
      problem: PictureProblem | null;
      drawn: DrawnPicture | null;
    };
    events:
      | { type: 'file.choose'; file: File; slot?: PictureSlot }
      | { type: 'crop.change'; crop: Crop }
      | { type: 'crop.confirm' }
      | { type: 'crop.cancel' }
      | { type: 'picture.remove' };
  },
  actors: {
    /** Releases the files when the page is left. */
    holdFiles: fromCallback<{ type: 'none' }>(() => {}),
    readPicture: fromPromise<ReadAnswer, ReadInput>(notProvided('readPicture')),
    drawPicture: fromPromise<DrawnPicture, DrawInput>(notProvided('drawPicture')),
  },
  actions: {
    rememberSlot: assign((_, slot: PictureSlot | undefined) => ({ slot: slot ?? 'cover' })),
    rememberSource: assign((_, { kind: _kind, fileId, ...source }: OfKind<ReadAnswer, 'readable'>) => ({
      fileId,
      source,
      crop: middle,
    })),
    rememberProblem: assign((_, { problem }: OfKind<ReadAnswer, 'refused'>) => ({ problem })),
    setBroken: assign({ problem: 'pictureBroken' as const }),
    moveCrop: assign((_, crop: Crop) => ({ crop })),
    rememberDrawn: assign((_, drawn: DrawnPicture) => ({ drawn })),
    forgetDrawn: assign({ drawn: null }),
    forgetSource: assign({ source: null, fileId: '' }),
    forgetProblem: assign({ problem: null }),
    /** Releases all other files. */
    keepFiles: (_, _ids: readonly string[]) => {},
    report: report<PictureReport>(),
  },
  guards: {
    hasDrawn: ({ context }) => context.drawn !== null,
  },
});
const call = callOf(picture);

const chooseFile = {
  target: '#picture.reading',
  actions: { type: 'rememberSlot', params: ({ event }: { event: { slot?: PictureSlot } }) => event.slot },
} as const;

export const pictureMachine = picture.createMachine({
  id: 'picture',
  context: { slot: 'cover', fileId: '', source: null, crop: middle, problem: null, drawn: null },
  invoke: { id: 'holdFiles', src: 'holdFiles' },
  initial: 'empty',
  states: {
    empty: {
      entry: ['forgetDrawn', 'forgetSource', { type: 'keepFiles', params: [] }],
      on: { 'file.choose': chooseFile },
      initial: 'calm',
      states: { calm: {}, refused: { exit: 'forgetProblem' } },
    },
    reading: {
      invoke: call('readPicture', {
        input({ event }) {
          assertEvent(event, 'file.choose');
          return { file: event.file };
        },
        readable: { target: 'cropping', actions: 'rememberSource' },
        refused: { target: 'refused', actions: 'rememberProblem' },
        failed: { target: 'refused', actions: 'setBroken' },
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
        failed: { target: 'refused', actions: 'setBroken' },
      }),
    },
    /** The previous picture stays. */
    refused: { always: [{ guard: 'hasDrawn', target: 'ready.refused' }, { target: 'empty.refused' }] },
    ready: {
      entry: [
        'forgetSource',
        { type: 'keepFiles', params: ({ context: { drawn } }) => (drawn ? [drawn.id] : []) },
        {
          type: 'report',
          params: ({ context: { drawn, slot } }) => ({ type: 'picture.drawn', pictureId: drawn?.id ?? '', slot }),
        },
      ],
      exit: { type: 'report', params: { type: 'picture.cleared' } },
      on: {
        'file.choose': chooseFile,
        'picture.remove': 'empty',
      },
      initial: 'calm',
      states: { calm: {}, refused: { exit: 'forgetProblem' } },
    },
  },
});

export type PictureActor = ActorRefFrom<typeof pictureMachine>;
export type PictureSnapshot = SnapshotFrom<typeof pictureMachine>;
