import { type Actor, type AnyStateMachine, createActor } from 'xstate';
import { applicationMachine } from '#machines/application/application.machine.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { ApplicationActors } from '#web/application/application-actors.ts';

const started = <Machine extends AnyStateMachine>(machine: Machine, input: unknown): Actor<Machine> =>
  createActor(controllable(machine).logic, { input } as never).start() as Actor<Machine>;

/** The flows of the page of the application, each waiting for ever, but for the one that a test walks. */
export const idleActors = (walked: Partial<ApplicationActors> = {}): ApplicationActors => ({
  application: started(applicationMachine, { draft: null }),
  email: started(emailVerificationMachine, { attemptSeed: 'seed' }),
  emailCheck: started(emailCheckMachine, undefined),
  username: started(usernameCheckMachine, undefined),
  picture: started(pictureMachine, undefined),
  lists: started(referenceListsMachine, undefined),
  city: started(citySearchMachine, { least: 2 }),
  ...walked,
});
