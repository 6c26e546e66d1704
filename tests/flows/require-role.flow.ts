import { requireRoleMachine } from '#machines/require-role/require-role.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { session } from './session.flow.ts';

export const flow = {
  model: modelOf({
    title: 'Pages of one role',
    machine: requireRoleMachine,
    input: undefined,
    events: {},
    answers: { signIn: [session] },
  }),
  guide: {
    role: 'A sponsor or staff',
    address: '/discovery',
    start: '`/invitations`, `/admin` and the pages below them are guarded by the same flow.',
    answers: { signIn: { done: 'sign in' } },
  },
  words: {
    'session.started': 'Sign in',
    'session.ending': 'Press Sign Out',
    'session.ended': 'Load the page while signed out, or sign out',
  },
} satisfies Flow;
