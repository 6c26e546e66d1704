import { backOfficeMachine } from '#machines/back-office/back-office.machine.ts';
import { type QueueQuery, queueAddress } from '#machines/rules/queue-address.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { approval } from './recent-decisions.flow.ts';

export const rowsOnHold = (...numbers: number[]) =>
  numbers.map((number) => ({ id: `application-${number}`, fullName: `Applicant ${number}` }));

const failure = { id: 'application-1', fullName: 'Deniz Yıldız', message: 'Too late.' };
const query = (change: Partial<QueueQuery>): QueueQuery => ({ ...queueAddress.initial, ...change });

export const flow = {
  model: modelOf({
    title: 'Back office page',
    machine: backOfficeMachine,
    input: { parameters: [], decisions: [], drafts: {} },
    events: {
      'address.change': [
        { parameters: [] },
        { parameters: [['list', 'applications']] },
        { parameters: [['application', 'application-1']] },
        { parameters: [['application', 'application-2']] },
        { parameters: [['list', 'sponsors']] },
        { parameters: [['list', 'mails']] },
      ],
      'decision.undone': [{ id: null }, { id: 'application-1' }],
      'query.changed': [{ query: query({ state: 'TO_VERIFY' }) }],
      'queue.loaded': [{ rows: [] }, { rows: rowsOnHold(1, 2) }],
      'action.started': [{ id: 'application-1' }],
      'action.failed': [failure],
      'application.decided': [{ decision: approval }],
      'applications.decided': [{ decision: approval }],
      'tick.requested': [{ row: 'application-2' }],
    },
    answers: {},
    vertex: ({ parameters, onHold, failedAction, next, opened }) => [
      ...[parameters[0] ?? null, onHold.length, failedAction?.message ?? null],
      ...[next, opened],
    ],
  }),
  guide: {
    role: 'Staff',
    address: '/admin',
    start: 'Sign in as `demo-staff`.',
    conditions: {
      namesApplication: 'the address names an application',
      namesLedger: 'the address names another list',
      isElsewhere: 'another page was opened before, and the address leads there',
      hasNext: 'another application is on hold',
      isOpened: 'the open application is one of them',
      isOtherThanOpen: 'the decision was about one application, and another one is open or none',
    },
  },
  words: {
    'address.change': ({ parameters }) => `Go to /admin?${new URLSearchParams(parameters)}`.replace(/\?$/, ''),
    'banner.dismiss': 'Press Dismiss',
    'decision.undone': ({ id }) =>
      id === null ? 'Press Undo of several decisions' : 'Press Undo of the decision on application 1',
    'query.changed': 'Press Bank details',
    'queue.loaded': ({ rows }) => `The queue has loaded ${rows.length} on hold`,
    'queue.outdated': 'Select an application that was decided in another tab, and press Approve in the bar',
    'action.started': 'Press Approve, Reopen or Show IBAN',
    'action.finished': 'The IBAN is shown',
    'action.failed': 'The action is rejected (it was decided in another tab)',
    'application.changed': 'The application was reopened',
    'application.decided': 'The approval was saved',
    'applications.decided': 'Select applications and press Approve in the bar',
    'approval.requested': 'Press the key a',
    'take.requested': 'Press the key t',
    'tick.requested': 'Press the key x on a row',
    'undo.requested': 'Press the key z',
    'clearing.requested': 'Press Escape',
  },
} satisfies Flow;
