import {
  type ApplicationPartsSnapshot,
  applicationPartsMachine,
} from '#machines/application-parts/application-parts.machine.ts';
import { isInStep, stepNames } from '#machines/rules/application-steps.ts';
import type { StepName } from '#rules/application-fields.ts';
import { labelOf } from '#rules/field-labels.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { applicationPartsMessages } from '#web/application/application-parts.messages.ts';
import { applicationMessages } from '#web/i18n/application.messages.ts';

const words = applicationMessages.en;
const later = applicationPartsMessages.en;

const nameOf = (step: StepName): string => words[step];

type Context = ApplicationPartsSnapshot['context'];

/** The part that is shown, and whether the part before it lacks something. */
const textsOf = (step: StepName, index: number): [string, (context: Context) => boolean][] => [
  [`Part ${index + 1} of ${stepNames.length}`, (context) => context.step === step],
  [later.passed(nameOf(step), missing[step]), ({ passed }) => passed === step && missing[step] > 0],
];

/** Missing fields of an empty form. */
const missing = { you: 4, profile: 3, work: 4, payment: 0, review: 1 } satisfies Record<StepName, number>;

export const flow = {
  model: modelOf({
    title: 'Parts of the application',
    machine: applicationPartsMachine,
    input: { parameters: [] },
    events: {
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
  guide: { role: 'An applicant', address: '/application', start: 'Make the window narrower than 1024 px.' },
  words: {
    'part.open': ({ step }) => `Press the step ${nameOf(step)}`,
    'field.find': ({ field }) => `Press the link to ${field}`,
    'address.change': ({ parameters: [[, step] = []] }) =>
      `Press Back or Forward of the browser, to ${step ? `?part=${step}` : 'the first part'}`,
  },
  shown: {
    texts: { shown: ['Apply to become a creator'] },
    where: Object.fromEntries(stepNames.flatMap(textsOf)),
  },
  gestures: {
    'part.next': ({ press }) => press('Next'),
    'part.back': ({ press }) => press('Back'),
    'part.open': ({ press }, { step }) => press(new RegExp(`^\\d. ${nameOf(step)},`)),
    'field.find': ({ press }, { field }) => press(labelOf(field, 'en')),
  },
  /** Each part links to its own missing fields, the review to the first one of all. */
  isOffered: ({ context }, { type, field }) =>
    type !== 'field.find' || isInStep(field, context.step) || (context.step === 'review' && field === 'username'),
  repeatable: { 'part.next': 'A second press goes on to the part after that.' },
  elsewhere: { 'address.change': 'the address bar' },
} satisfies Flow;
