import {
  type ActorRefFrom,
  and,
  assign,
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate';
import { effectNotProvided, notProvided } from '#machines/not-provided.ts';
import { differenceOf } from '../difference-of.ts';
import type { EventReference, StepDetails } from '../flow-details.ts';
import type { Sight, TakenStep } from '../stage.ts';
import { type RecorderActor, recorderMachine } from './recorder.machine.ts';
import { type FaultName, type FaultReport, faultNames } from './try-faults.ts';

export type StageLanguage = 'en' | 'tr';

interface PlayerInput {
  flow: string;
  /** Where the product shows the flow. */
  address: string;
  /** The opening of the page and the steps after it. */
  steps: readonly StepDetails[];
  /** The number of steps that were taken. */
  position: number;
  language: StageLanguage;
}

/** The screen that is opened, with the steps that are taken at once. */
export interface Opening {
  flow: string;
  steps: readonly StepDetails[];
  language: StageLanguage;
}

/** A fault on a screen that is opened again, and the step that would follow. */
export interface FaultTrial extends Opening {
  fault: FaultName;
  next: StepDetails | undefined;
}

/** A step or an answer, or time that passes. */
export type StageChange = { event: EventReference } | { milliseconds: number };

interface PlayerContext extends PlayerInput {
  sight: Sight | null;
  problem: string | null;
  /** The tester has used the screen, which is no longer as after the step. */
  isLeft: boolean;
  /** Steps were taken on the screen itself since it was opened. */
  isByHand: boolean;
  wantsRecording: boolean;
  /** What the faults did that were tried at this step. */
  reports: FaultReport[];
}

export type PlayerEvent =
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.choose'; position: number }
  | { type: 'play.start' }
  | { type: 'play.pause' }
  | { type: 'call.answer'; event: EventReference }
  | { type: 'time.pass'; milliseconds: number }
  | { type: 'language.choose'; language: StageLanguage }
  | { type: 'record.start' }
  | { type: 'faults.try' }
  | { type: 'stage.change'; sight: Sight };

const recorder = ({ system }: { system: { get(id: string): RecorderActor } }): RecorderActor => system.get('recorder');

const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;

const sightOf = ({ event }: { event: { output: Sight } }): Sight => event.output;

const showPosition = {
  type: 'showPosition',
  params: ({ context }: { context: PlayerContext }) => context.position,
} as const;

const afterChange = [
  { type: 'recordTaken', params: sightOf },
  { type: 'setSight', params: sightOf },
] as const;

/** Takes the steps of a path on the real screen in the frame; the tester may leave the path at any step. */
export const playerMachine = setup({
  types: {} as { context: PlayerContext; events: PlayerEvent; input: PlayerInput; tags: 'changing' },
  actors: {
    openStage: fromPromise<Sight, Opening>(notProvided('openStage')),
    changeStage: fromPromise<Sight, StageChange>(notProvided('changeStage')),
    tryFault: fromPromise<FaultReport, FaultTrial>(notProvided('tryFault')),
    /** Sends `stage.change` when the tester uses the screen, or something on it changes by itself. */
    watchStage: fromCallback<EventObject>(() => {}),
    recorder: recorderMachine,
  },
  actions: {
    showPosition: (_, __: number) => effectNotProvided('showPosition'),
    goBack: assign({ position: ({ context }) => context.position - 1 }),
    goForward: assign({ position: ({ context }) => context.position + 1 }),
    goTo: assign((_, { position }: { position: number }) => ({ position })),
    setLanguage: assign((_, { language }: { language: StageLanguage }) => ({ language })),
    setSight: assign({ sight: (_, sight: Sight) => sight, problem: null, isLeft: false }),
    follow: assign(({ context }, sight: Sight) => ({ sight, problem: null, ...placeAfter(context, sight) })),
    forgetHand: assign({ isByHand: false, isLeft: false }),
    wantRecording: assign({ wantsRecording: true }),
    unwantRecording: assign({ wantsRecording: false }),
    addReport: assign({ reports: ({ context }, report: FaultReport) => [...context.reports, report] }),
    clearReports: assign({ reports: [] }),
    setProblem: assign({ problem: (_, error: unknown) => (error instanceof Error ? error.message : String(error)) }),
    /** A recording begins with the steps that led here. */
    startRecording: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo(recorder, { type: 'recording.start', address: context.address });
      for (const { step } of context.sight?.taken ?? []) enqueue.sendTo(recorder, { type: 'step.add', step });
    }),
    /** The recorder sees what is done on the page; the player adds answers and time. */
    recordTaken: enqueueActions(({ context, enqueue }, sight: Sight) => {
      const isNew = ({ isOnPage }: TakenStep, index: number) =>
        !isOnPage && index >= (context.sight?.taken.length ?? 0);
      for (const { step } of sight.taken.filter(isNew)) enqueue.sendTo(recorder, { type: 'step.add', step });
    }),
    stopRecording: sendTo(recorder, { type: 'recording.stop' }),
  },
  guards: {
    hasNext: ({ context }) => context.position < context.steps.length - 1,
    hasNextButLeft: ({ context }) => context.isLeft && context.position < context.steps.length - 1,
    isNextStep: ({ context: { steps, position } }, { type, index }: EventReference) => {
      const next = steps[position + 1]?.event;
      return next?.type === type && next.index === index;
    },
    isByHand: ({ context }) => context.isByHand,
    wantsRecording: ({ context }) => context.wantsRecording,
    hasPrevious: ({ context }) => context.position > 0,
    hasUntried: ({ context }) => context.reports.length < faultNames.length,
  },
  delays: { betweenSteps: 900 },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({
    ...input,
    ...{ sight: null, problem: null, isLeft: false, isByHand: false, wantsRecording: false, reports: [] },
  }),
  initial: 'opening',
  invoke: {
    src: 'recorder',
    systemId: 'recorder',
    id: 'recorder',
    input: ({ context: { flow, address } }) => ({ flow, address, title: '', steps: [], wasRecording: false }),
  },
  on: {
    'step.choose': { target: '.opening', actions: [{ type: 'goTo', params: ({ event }) => event }, 'clearReports'] },
    'language.choose': { target: '.opening', actions: { type: 'setLanguage', params: ({ event }) => event } },
  },
  states: {
    opening: {
      tags: 'changing',
      entry: [showPosition, 'stopRecording', 'forgetHand'],
      invoke: {
        src: 'openStage',
        input: ({ context }) => openingOf(context),
        onDone: [
          {
            target: 'ready',
            guard: 'wantsRecording',
            actions: [{ type: 'setSight', params: sightOf }, 'startRecording', 'unwantRecording'],
          },
          { target: 'ready', actions: { type: 'setSight', params: sightOf } },
        ],
        onError: { target: 'failed', actions: { type: 'setProblem', params: errorOf } },
      },
    },
    ready: {
      invoke: { src: 'watchStage' },
      on: {
        'step.next': [
          { target: 'opening', guard: 'hasNextButLeft', actions: ['goForward', 'clearReports'] },
          { target: 'changing', guard: 'hasNext', actions: ['goForward', showPosition] },
        ],
        'step.back': { target: 'opening', guard: 'hasPrevious', actions: ['goBack', 'clearReports'] },
        'play.start': { target: 'playing', guard: and(['hasNext', not('hasNextButLeft')]) },
        'faults.try': 'tryingFaults',
        'record.start': [
          { target: 'opening', guard: 'isByHand', actions: 'wantRecording' },
          { actions: 'startRecording' },
        ],
        'call.answer': [
          {
            target: 'changing',
            guard: { type: 'isNextStep', params: ({ event }) => event.event },
            actions: ['goForward', showPosition],
          },
          { target: 'answering' },
        ],
        'time.pass': 'answering',
        'stage.change': { actions: [{ type: 'follow', params: ({ event }) => event.sight }, showPosition] },
      },
    },
    tryingFaults: {
      tags: 'changing',
      entry: ['stopRecording', 'clearReports'],
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'hasUntried', target: 'fault' }, { target: '#player.opening' }] },
        fault: {
          invoke: {
            src: 'tryFault',
            input: ({ context }) => trialIn(context),
            onDone: { target: 'choosing', actions: { type: 'addReport', params: ({ event }) => event.output } },
            onError: { target: '#player.failed', actions: { type: 'setProblem', params: errorOf } },
          },
        },
      },
    },
    changing: {
      tags: 'changing',
      entry: 'clearReports',
      invoke: {
        src: 'changeStage',
        input: ({ context, event }) => changeFor(context, event),
        onDone: { target: 'ready', actions: afterChange },
        onError: { target: 'failed', actions: { type: 'setProblem', params: errorOf } },
      },
    },
    /** An answer that the path does not have, or time that passes. */
    answering: {
      tags: 'changing',
      entry: 'clearReports',
      invoke: {
        src: 'changeStage',
        input: ({ context, event }) => changeFor(context, event),
        onDone: {
          target: 'ready',
          actions: [{ type: 'recordTaken', params: sightOf }, { type: 'follow', params: sightOf }, showPosition],
        },
        onError: { target: 'failed', actions: { type: 'setProblem', params: errorOf } },
      },
    },
    playing: {
      initial: 'changing',
      on: { 'play.pause': 'ready' },
      states: {
        changing: {
          tags: 'changing',
          entry: ['goForward', showPosition, 'clearReports'],
          invoke: {
            src: 'changeStage',
            input: ({ context }) => takeStep(context),
            onDone: { target: 'waiting', actions: afterChange },
            onError: { target: '#player.failed', actions: { type: 'setProblem', params: errorOf } },
          },
        },
        waiting: {
          after: { betweenSteps: [{ target: 'changing', guard: 'hasNext' }, { target: '#player.ready' }] },
        },
      },
    },
    /** The screen has no control for the step, or its chart is in another state. */
    failed: {
      on: { 'step.back': { target: 'opening', guard: 'hasPrevious', actions: ['goBack', 'clearReports'] } },
    },
  },
});

const openingOf = ({ flow, steps, position, language }: PlayerContext) => ({
  ...{ flow, language },
  steps: steps.slice(1, position + 1),
});

/** Where the path is after the tester has used the screen: at the next step that looks like this, or left. */
function placeAfter(context: PlayerContext, sight: Sight): Pick<PlayerContext, 'position' | 'isLeft' | 'isByHand'> {
  const { steps, position, isLeft, isByHand } = context;
  const agrees = (step: StepDetails | undefined, seen: Sight | null) =>
    step !== undefined && seen !== null && differenceOf(step, seen) === null;
  const current = steps[position];
  if (agrees(current, sight)) return { position, isLeft: false, isByHand };
  for (let next = position + 1; next < steps.length; next += 1) {
    if (agrees(steps[next], sight)) return { position: next, isLeft: false, isByHand: true };
    if (lookAfter(steps[next]) !== lookAfter(current)) break;
  }
  const isLeftNow = isLeft || agrees(current, context.sight);
  return { position, isLeft: isLeftNow, isByHand: isByHand || isLeftNow };
}

const lookAfter = (step: StepDetails | undefined): string =>
  JSON.stringify([step?.state, step?.texts, step?.buttons, step?.facts]);

const trialIn = (context: PlayerContext): FaultTrial => ({
  ...openingOf(context),
  fault: faultNames[context.reports.length] ?? 'Offline',
  next: context.steps[context.position + 1],
});

function changeFor(context: PlayerContext, event: PlayerEvent): StageChange {
  if (event.type === 'call.answer') return { event: event.event };
  return event.type === 'time.pass' ? { milliseconds: event.milliseconds } : takeStep(context);
}

const takeStep = ({ steps, position }: PlayerContext): StageChange => ({
  event: steps[position]?.event ?? { type: 'xstate.init', index: -1 },
});

export type PlayerActor = ActorRefFrom<typeof playerMachine>;
export type PlayerSnapshot = SnapshotFrom<typeof playerMachine>;
