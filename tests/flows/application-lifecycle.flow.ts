import { type ApplicationFacts, applicationLifecycle } from '#machines/lifecycles/application.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { factWords } from './fact-words.ts';

const openApplication: ApplicationFacts = { isLatest: true, account: 'pending', decidedMsAgo: 9_999, taker: 'none' };
const applicationCases = [
  { facts: openApplication },
  { facts: { ...openApplication, isLatest: false } },
  { facts: { ...openApplication, account: 'active' as const } },
];
const takenCases = (['caller', 'colleague'] as const).map((taker) => ({ facts: { ...openApplication, taker } }));
const closedCases = [
  ...applicationCases,
  ...[true, false].map((isLatest) => ({ facts: { ...openApplication, isLatest, account: 'closed' as const } })),
];

export const flow = {
  model: modelOf({
    title: 'Application (lifecycle)',
    machine: applicationLifecycle,
    input: undefined,
    events: {
      'application.take': [...applicationCases, ...takenCases].map((each) => ({ takerId: 'staff-1', ...each })),
      'application.giveBack': [...applicationCases, ...takenCases].map((each) => ({ takerId: 'staff-1', ...each })),
      'application.approve': applicationCases,
      'application.reject': applicationCases.map((each) => ({ reason: 'other' as const, text: '', ...each })),
      'application.reopen': applicationCases,
      'application.withdraw': applicationCases,
      'application.close': closedCases,
      'application.resume': applicationCases,
      'application.undo': [...applicationCases, { facts: { ...openApplication, decidedMsAgo: 10_000 } }],
    },
    answers: {},
  }),
  guide: {
    role: 'The server',
    address: 'the record of an application',
    start: 'Staff see its state at `/admin?list=applications`.',
  },
  words: {
    'application.take': ({ facts }) => `Staff take it${takerWords(facts)}`,
    'application.giveBack': ({ facts }) => `Staff give it back${takerWords(facts)}`,
    'application.approve': ({ facts }) => `Staff approve it${factWords(facts)}`,
    'application.reject': ({ facts }) => `Staff reject it${factWords(facts)}`,
    'application.reopen': ({ facts }) => `Staff reopen it${factWords(facts)}`,
    'application.withdraw': ({ facts }) => `The applicant withdraws it${factWords(facts)}`,
    'application.close': ({ facts }) =>
      `It ends with its account, which is ${facts.account}${facts.isLatest ? '' : ', though there is a later one'}`,
    'application.resume': ({ facts }) => `It resumes with its account${factWords(facts)}`,
    'application.undo': ({ facts }) => `Staff undo their decision${factWords(facts)}`,
  },
} satisfies Flow;

const takenWords = { none: '', caller: ', which they have taken', colleague: ', which a colleague has taken' };

const takerWords = (facts: ApplicationFacts): string => `${takenWords[facts.taker]}${factWords(facts)}`;
