import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { adjacentStep, type FieldOfForm, isInStep, stepIn, stepOf } from '#machines/rules/application-steps.ts';
import { type ApplicationField, type StepName, steps } from '#rules/application-fields.ts';
import type { Parameters } from '#rules/parameters.ts';
import { addressBar } from '../address-bar.ts';
import { report } from '../report.ts';

export interface Context {
  step: StepName;
  /** The field to focus. */
  field: FieldOfForm | null;
  /** The part that the user has just gone on from. */
  passed: StepName | null;
}

/** The user has gone on from a part, whether it is complete or not. */
export interface PartReport {
  type: 'part.passed';
  fields: readonly ApplicationField[];
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
      step,
      field,
      passed,
    })),
    report: report<PartReport>(),
    writeStep: sendTo('addressBar', ({ context: { step: from } }, part: StepName) => ({
      type: 'part.turn',
      part,
      from,
    })),
    writeReturn: sendTo('addressBar', (_, part: StepName) => ({ type: 'part.return', part })),
  },
  guards: {
    hasAdjacent: ({ context: { step } }, way: 1 | -1) => adjacentStep(step, way) !== step,
    isOther: ({ context }, step: StepName) => step !== context.step,
    isHere: ({ context }, field: FieldOfForm) => isInStep(field, context.step),
  },
});

/** The part of the form that a narrow page shows; it is also in the address. */
export const applicationPartsMachine = parts.createMachine({
  id: 'applicationParts',
  context: ({ input: { parameters } }) => ({ step: stepIn(parameters), field: null, passed: null }),
  invoke: { id: 'addressBar', src: 'addressBar' },
  initial: 'shown',
  states: {
    shown: {
      on: {
        'part.next': {
          guard: { type: 'hasAdjacent', params: 1 },
          actions: [
            { type: 'writeStep', params: ({ context: { step } }) => adjacentStep(step, 1) },
            {
              type: 'report',
              params: ({ context: { step } }) => ({ type: 'part.passed', fields: steps[step] }),
            },
            { type: 'show', params: ({ context: { step } }) => ({ step: adjacentStep(step, 1), passed: step }) },
          ],
        },
        'part.back': {
          guard: { type: 'hasAdjacent', params: -1 },
          actions: [
            { type: 'writeReturn', params: ({ context: { step } }) => adjacentStep(step, -1) },
            { type: 'show', params: ({ context: { step } }) => ({ step: adjacentStep(step, -1) }) },
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

export type ApplicationPartsSnapshot = SnapshotFrom<typeof applicationPartsMachine>;
