import { type BankLinkFacts, bankLinkLifecycle } from '#machines/lifecycles/bank-link.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { factWords } from './fact-words.ts';

const awaitedLink: BankLinkFacts = { isLatest: true, application: 'APPROVED', account: 'pending' };
const bankLinkCases = [
  { facts: awaitedLink },
  { facts: { ...awaitedLink, isLatest: false } },
  { facts: { ...awaitedLink, application: 'ONHOLD' as const } },
  { facts: { ...awaitedLink, account: 'closed' as const } },
];

export const flow = {
  model: modelOf({
    title: 'Bank link (lifecycle)',
    machine: bankLinkLifecycle,
    input: undefined,
    events: {
      'link.open': bankLinkCases,
      'link.submit': bankLinkCases,
      'link.expire': [{ facts: awaitedLink }],
      'link.renew': bankLinkCases,
      'link.revoke': [{ facts: awaitedLink }],
      'link.discard': [{ facts: awaitedLink }],
      'bank.verify': bankLinkCases,
      'bank.return': bankLinkCases.map((each) => ({ message: 'Which bank?', ...each })),
      'bank.reissue': bankLinkCases,
    },
    answers: {},
  }),
  guide: {
    role: 'The server',
    address: 'the record of a bank link',
    start: 'Staff see its state with the application at `/admin?list=applications`.',
  },
  words: {
    'link.open': ({ facts }) => `The creator opens the link${factWords(facts)}`,
    'link.submit': ({ facts }) => `The creator sends the details${factWords(facts)}`,
    'link.expire': 'A week has passed',
    'link.renew': ({ facts }) => `The creator requests a new link${factWords(facts)}`,
    'link.revoke': 'The application is reopened',
    'link.discard': 'The creator applies again',
    'bank.verify': ({ facts }) => `Staff verify the details${factWords(facts)}`,
    'bank.return': ({ facts }) => `Staff send the details back${factWords(facts)}`,
    'bank.reissue': ({ facts }) => `Staff mail a new link${factWords(facts)}`,
  },
} satisfies Flow;
