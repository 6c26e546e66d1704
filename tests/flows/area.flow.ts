import { areaMachine } from '#machines/area/area.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { session } from './session.flow.ts';

const shows = (said: string, value: object | string, whose: typeof session | null) => ({
  said,
  snapshot: sessionMachine.resolveState({ value: value as never, context: { session: whose } }),
});

export const flow = {
  model: modelOf({
    title: 'Area for the signed-in',
    machine: areaMachine,
    input: undefined,
    events: {
      'xstate.snapshot.session': [
        shows('that it looks', 'restoring', null),
        shows('nobody', 'signedOut', null),
        shows('somebody', { signedIn: 'confirmed' }, session),
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
