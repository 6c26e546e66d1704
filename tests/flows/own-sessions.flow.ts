import type { OwnSession } from '#contract/session.ts';
import { ownSessionsMachine } from '#machines/own-sessions/own-sessions.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { momentHere } from '#tests/kit/moment-here.ts';
import { demoAccount } from './own-account.flow.ts';

const sessionOf = (given: Partial<OwnSession>): OwnSession => ({
  id: 'here',
  browser: 'Firefox',
  system: 'Windows',
  createdAt: Date.UTC(2026, 5, 1, 9),
  lastUsedAt: Date.UTC(2026, 5, 2, 9),
  isCurrent: true,
  ...given,
});

export const here = sessionOf({});
export const there = sessionOf({ id: 'there', browser: 'Safari', system: 'iPhone', isCurrent: false });

const texts = ['Where you are signed in'];

const times = `Last used ${momentHere('2026-06-02T09:00Z')} Signed in ${momentHere('2026-06-01T09:00Z')}`;
const hereNow = `Firefox on Windows This device ${times}`;

export const flow = {
  model: modelOf({
    title: 'Where you are signed in',
    machine: ownSessionsMachine,
    input: undefined,
    events: { 'call.retry': [{}], 'sessions.forget': [{ id: null }, { id: 'there' }] },
    answers: { listSessions: [[here], [here, there]] },
    vertex: ({ sessions }) => sessions.length,
    restingStates: ['ready'],
  }),
  guide: {
    ...demoAccount,
    answers: { listSessions: { done: 'open the page; for others, sign in in a second browser' } },
  },
  words: {
    'sessions.forget': ({ id }) =>
      id === null ? 'Sign out everywhere else, or change the password' : 'Sign out of the other device',
  },
  shown: {
    texts: {
      loading: [...texts, 'Loading...'],
      failed: [...texts, 'We couldn’t load your devices.', 'Try again'],
      ready: [...texts, 'Firefox on Windows', 'This device'],
    },
    facts: {
      ready: ({ sessions }) => ({
        'Where you are signed in': sessions.length === 1 ? [hereNow] : [hereNow, `Safari on iPhone ${times} Sign out`],
      }),
    },
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
  elsewhere: { 'sessions.forget': 'the page, once the sessions have ended' },
} satisfies Flow;
