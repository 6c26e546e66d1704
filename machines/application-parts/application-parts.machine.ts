import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  type FieldOfForm,
  isInStep,
  type StepName,
  stepBeside,
  stepIn,
  stepOf,
} from '#machines/rules/application-steps.ts';
import type { Parameters } from '#rules/directory-address.ts';
import { addressBar } from '../address-bar.ts';

export interface Context {
  step: StepName;
  /** Which of its fields is looked for. */
  field: FieldOfForm | null;
  /** What somebody has gone on from, with or without gaps. */
  passed: StepName | null;
}

const parts = setup({
  types: {} as {
    input: { parameters: Parameters };
    context: Context;
    events:
      | { type: 'part.next' }
      | { type: 'part.back' }
      | { type: 'part.open'; step: StepName }
      | { type: 'field.find'; field: FieldOfForm }
      | { type: 'address.change'; parameters: Parameters; isReturn: boolean };
    children: { addressBar: 'addressBar' };
  },
  actors: { addressBar },
  actions: {
    show: assign((_, { step, field = null, passed = null }: Partial<Context> & Pick<Context, 'step'>) => ({
      ...{ step, field, passed },
    })),
    /** A step in the history of the browser, which knows from where it was taken. */
    writeStep: sendTo('addressBar', ({ context: { step: from } }, part: StepName) => ({
      ...{ type: 'part.turn', part, from },
    })),
    writeReturn: sendTo('addressBar', (_, part: StepName) => ({ type: 'part.return', part })),
  },
  guards: {
    hasBeside: ({ context: { step } }, way: 1 | -1) => stepBeside(step, way) !== step,
    isOther: ({ context }, step: StepName) => step !== context.step,
    isHere: ({ context }, field: FieldOfForm) => isInStep(field, context.step),
  },
});

/** Which part of the form is shown where there is room for one alone. The address says so too, and its Back leads to the part of before. */
export const applicationPartsMachine = parts.createMachine({
  id: 'applicationParts',
  context: ({ input: { parameters } }) => ({ step: stepIn(parameters), field: null, passed: null }),
  invoke: { id: 'addressBar', src: 'addressBar' },
  initial: 'shown',
  states: {
    shown: {
      on: {
        'part.next': {
          guard: { type: 'hasBeside', params: 1 },
          actions: [
            { type: 'writeStep', params: ({ context: { step } }) => stepBeside(step, 1) },
            { type: 'show', params: ({ context: { step } }) => ({ step: stepBeside(step, 1), passed: step }) },
          ],
        },
        'part.back': {
          guard: { type: 'hasBeside', params: -1 },
          actions: [
            { type: 'writeReturn', params: ({ context: { step } }) => stepBeside(step, -1) },
            { type: 'show', params: ({ context: { step } }) => ({ step: stepBeside(step, -1) }) },
          ],
        },
        'part.open': {
          guard: { type: 'isOther', params: ({ event }) => event.step },
          actions: [
            { type: 'writeStep', params: ({ event }) => event.step },
            { type: 'show', params: ({ event }) => ({ step: event.step }) },
          ],
        },
        'field.find': [
          {
            guard: { type: 'isHere', params: ({ event }) => event.field },
            actions: { type: 'show', params: ({ context: { step }, event }) => ({ step, field: event.field }) },
          },
          {
            actions: [
              { type: 'writeStep', params: ({ event }) => stepOf(event.field) },
              { type: 'show', params: ({ event }) => ({ step: stepOf(event.field), field: event.field }) },
            ],
          },
        ],
        'address.change': {
          guard: { type: 'isOther', params: ({ event }) => stepIn(event.parameters) },
          actions: { type: 'show', params: ({ event }) => ({ step: stepIn(event.parameters) }) },
        },
      },
    },
  },
});

export type ApplicationPartsActor = ActorRefFrom<typeof applicationPartsMachine>;
export type ApplicationPartsSnapshot = SnapshotFrom<typeof applicationPartsMachine>;
