import { type ActorRefFrom, assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import { callOf } from '#machines/call.ts';
import { notProvided } from '#machines/not-provided.ts';
import type { RecordedStep, Recording } from '../recording.ts';
import type { Gesture } from './record-gestures.ts';

export interface RecordingDraft {
  /** The flow on whose screen it is replayed; null for pages. */
  flow: string | null;
  address: string;
  title: string;
  steps: readonly Gesture[];
}

/** A draft that another load of the page has begun goes on. */
export interface RecorderInput extends RecordingDraft {
  wasRecording: boolean;
}

interface RecorderContext extends RecorderInput {
  message: string | null;
  file: string | null;
}

type RecorderEvent =
  | { type: 'recording.start'; address: string }
  | { type: 'recording.stop' }
  | { type: 'recording.save' }
  | { type: 'recording.discard' }
  | { type: 'step.add'; step: Gesture }
  | { type: 'step.delete'; index: number }
  | { type: 'title.change'; title: string };

export type SaveAnswer = { kind: 'saved'; file: string } | { kind: 'refused'; message: string };

const recorder = setup({
  types: {} as { context: RecorderContext; input: RecorderInput; events: RecorderEvent },
  actors: {
    /** Sends each gesture as `step.add`. */
    recordGestures: fromCallback<EventObject>(() => {}),
    saveRecording: fromPromise<SaveAnswer, Recording>(notProvided('saveRecording')),
  },
  actions: {
    begin: assign((_, address: string) => ({ address, steps: [], title: '', message: null, file: null })),
    addStep: assign(({ context }, step: Gesture) => ({ steps: [...context.steps, step], message: null })),
    deleteStep: assign(({ context }, index: number) => ({
      steps: context.steps.filter((_, each) => each !== index),
      message: null,
    })),
    setTitle: assign((_, title: string) => ({ title, message: null })),
    showProblem: assign(({ context }) => ({ message: problemIn(context) })),
    showRefusal: assign((_, { message }: { message: string }) => ({ message })),
    showFailure: assign({ message: 'The recording could not be saved. It is still here.' }),
    rememberFile: assign((_, { file }: { file: string }) => ({ file, message: null })),
  },
  guards: {
    hasProblem: ({ context }) => problemIn(context) !== null,
    wasRecording: ({ context }) => context.wasRecording,
    hasSteps: ({ context }) => context.steps.length > 0,
  },
});
const call = callOf(recorder);
const starts = {
  'recording.start': {
    target: '#recorder.open.recording',
    actions: { type: 'begin', params: ({ event }: { event: { address: string } }) => event.address },
  },
} as const;

/** Records steps, lets the tester edit them, and saves them under a title. */
export const recorderMachine = recorder.createMachine({
  id: 'recorder',
  context: ({ input }) => ({ ...input, message: null, file: null }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { guard: 'wasRecording', target: 'open.recording' },
        { guard: 'hasSteps', target: 'open.reviewing' },
        { target: 'idle' },
      ],
    },
    idle: { on: starts },
    open: {
      on: {
        'step.add': { actions: { type: 'addStep', params: ({ event }) => event.step } },
        'step.delete': { actions: { type: 'deleteStep', params: ({ event }) => event.index } },
        'title.change': { actions: { type: 'setTitle', params: ({ event }) => event.title } },
        'recording.discard': 'idle',
      },
      initial: 'reviewing',
      states: {
        recording: {
          invoke: { src: 'recordGestures', id: 'recordGestures' },
          on: { 'recording.stop': 'reviewing' },
        },
        reviewing: {
          on: {
            'recording.save': [{ guard: 'hasProblem', actions: 'showProblem' }, { target: '#recorder.saving' }],
          },
        },
      },
    },
    saving: {
      invoke: call('saveRecording', {
        input: ({ context }) => recordingOf(context),
        saved: { target: 'saved', actions: 'rememberFile' },
        refused: { target: 'open.reviewing', actions: 'showRefusal' },
        failed: { target: 'open.reviewing', actions: 'showFailure' },
      }),
    },
    saved: { on: starts },
  },
});

export type RecorderActor = ActorRefFrom<typeof recorderMachine>;

const isRecorded = (step: Gesture): step is RecordedStep => step.do !== 'refused';

const recordingOf = ({ title, flow, address, steps }: RecordingDraft): Recording => ({
  title: title.trim(),
  flow,
  address,
  steps: steps.filter(isRecorded),
});

/** Why a recording cannot be saved yet. */
function problemIn({ title, steps }: RecordingDraft): string | null {
  const refused = steps.find((step) => step.do === 'refused');
  if (refused) return `${refused.sentence} Delete that step, and do it again.`;
  if (steps.length === 0) return 'There are no steps yet.';
  return title.trim() === '' ? 'Enter a title.' : null;
}
