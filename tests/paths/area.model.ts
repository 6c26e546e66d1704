import { areaMachine } from '#machines/area/area.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { modelOf } from '#tests/kit/model.ts';
import { session } from './session.model.ts';

const shows = (said: string, value: object | string, whose: typeof session | null) => ({
  said,
  snapshot: sessionMachine.resolveState({ value: value as never, context: { session: whose } }),
});

export const areaModel = modelOf({
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
});
