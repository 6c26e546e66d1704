import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import { isInStep, type StepName } from '#rules/application-steps.ts';
import { labelOf } from '#rules/field-labels.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { application as words } from '#web/i18n/en/application.ts';

const nameOf = (step: StepName): string => words[step];

export const flow = {
  model: modelOf({
    title: 'Application by parts',
    machine: applicationPartsMachine,
    input: { parameters: [] },
    events: {
      'part.next': [{}],
      'part.back': [{}],
      'part.open': [{ step: 'work' }, { step: 'review' }],
      'field.find': [{ field: 'username' }, { field: 'services' }],
      'address.change': [
        { parameters: [], isReturn: true },
        { parameters: [['part', 'payment']], isReturn: true },
      ],
    },
    answers: {},
    behaviour: ({ step }) => step,
  }),
  words: {
    'part.next': 'Press Next',
    'part.back': 'Press Back',
    'part.open': ({ step }) => `Press the number of ${nameOf(step)}`,
    'field.find': ({ field }) => `Press the link to ${field}`,
    'address.change': ({ parameters: [[, step] = []] }) => `Back or Forward leads to the part ${step ?? 'at first'}`,
  },
  shown: {
    buttons: { Next: { type: 'part.next' }, Back: { type: 'part.back' } },
    texts: { shown: ['Apply to become a creator'] },
  },
  gestures: {
    'part.next': ({ press }) => press('Next'),
    'part.back': ({ press }) => press('Back'),
    'part.open': ({ press }, { step }) => press(new RegExp(`^\\d. ${nameOf(step)},`)),
    'field.find': ({ press }, { field }) => press(labelOf(field, 'en')),
  },
  /** The parts name their own gaps, the review the first of all. */
  isOffered: ({ snapshot: { context } }, { type, field }) =>
    type !== 'field.find' || isInStep(field, context.step) || (context.step === 'review' && field === 'username'),
  elsewhere: { 'address.change': 'the address bar' },
} satisfies Flow;
