import { areaMachine } from '#machines/area/area.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { session } from './session.flow.ts';

export const sessionWith = (state: 'restoring' | 'signedOut' | 'signingOut' | { signedIn: 'confirmed' | 'lapsed' }) =>
  sessionMachine.resolveState({
    value: state,
    context: { role: 'sponsor', session: typeof state === 'string' ? null : session },
  });

export const flow = {
  model: modelOf({
    title: 'Pages for signed-in people',
    machine: areaMachine,
    input: undefined,
    events: {
      'xstate.snapshot.session': [
        { said: 'that it is restoring', snapshot: sessionWith('restoring') },
        { said: 'that no one is signed in', snapshot: sessionWith('signedOut') },
        { said: 'that the person is signing out', snapshot: sessionWith('signingOut') },
        { said: 'that the person is signed in', snapshot: sessionWith({ signedIn: 'confirmed' }) },
      ],
    },
    answers: { signIn: [session] },
  }),
  guide: {
    role: 'A sponsor or staff',
    address: '/discovery',
    start: '`/invitations`, `/admin` and the pages below them are guarded by the same flow.',
    answers: { signIn: { done: 'sign in' } },
  },
  words: {},
} satisfies Flow;
