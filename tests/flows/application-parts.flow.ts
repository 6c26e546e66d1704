import {
  type ApplicationPartsSnapshot,
  applicationPartsMachine,
} from '#machines/application-parts/application-parts.machine.ts';
import { isInStep, type StepName, stepNames } from '#rules/application-steps.ts';
import { labelOf } from '#rules/field-labels.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { application as words } from '#web/i18n/en/application.ts';
import { applicationParts as later } from '#web/i18n/en/application-parts.ts';

const nameOf = (step: StepName): string => words[step];

type Place = ApplicationPartsSnapshot['context'];

/** Which part is shown, and that the one before it is not whole. */
const wordsOf = (step: StepName, index: number): [string, (place: Place) => boolean][] => [
  [`Part ${index + 1} of ${stepNames.length}`, (place) => place.step === step],
  [later.passed(nameOf(step), lacking[step]), ({ passed }) => passed === step && lacking[step] > 0],
];

/** Of a form that nobody has filled in. */
const lacking = { you: 4, profile: 3, work: 4, payment: 0, review: 1 } satisfies Record<StepName, number>;

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
    vertex: ({ step }) => step,
  }),
  guide: {
    role: 'An applicant',
    address: '/application',
    start: 'Make the window narrower than 1024 px.',
  },
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
    where: Object.fromEntries(stepNames.flatMap(wordsOf)),
  },
  gestures: {
    'part.next': ({ press }) => press('Next'),
    'part.back': ({ press }) => press('Back'),
    'part.open': ({ press }, { step }) => press(new RegExp(`^\\d. ${nameOf(step)},`)),
    'field.find': ({ press }, { field }) => press(labelOf(field, 'en')),
  },
  /** The parts name their own gaps, the review the first of all. */
  isOffered: ({ context }, { type, field }) =>
    type !== 'field.find' || isInStep(field, context.step) || (context.step === 'review' && field === 'username'),
  elsewhere: { 'address.change': 'the address bar' },
} satisfies Flow;
