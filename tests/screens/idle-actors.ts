import { type Actor, type AnyStateMachine, createActor, fromCallback } from 'xstate';
import { applicationMachine } from '#machines/application/application.machine.ts';
import { applicationPageMachine } from '#machines/application-page/application-page.machine.ts';
import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { draftLinkMachine } from '#machines/draft-link/draft-link.machine.ts';
import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { ApplicationActors } from '#web/application/application-actors.ts';
import { doorTo } from './door-to.ts';

const started = <Machine extends AnyStateMachine>(machine: Machine, input: unknown): Actor<Machine> =>
  createActor(controllable(machine).logic, { input } as never).start() as Actor<Machine>;

type Flows = Omit<ApplicationActors, 'page'>;

/** The page's own chart beside these flows, which tells them what a press asks of several. */
export function withApplicationPage(flows: Flows): ApplicationActors {
  const doors = Object.fromEntries(Object.entries(flows).map(([id, flow]) => [id, doorTo(flow)]));
  const actors = { ...doors, watchDraft: fromCallback(() => {}) };
  const effects = ['saveDraft', 'saveVerification', 'clearVerified', 'saveApplied'];
  const actions = Object.fromEntries(effects.map((name) => [name, () => {}]));
  const chart = applicationPageMachine.provide({ actors, actions } as never);
  return {
    page: createActor(chart, { input: { draft: null, attemptSeed: 'seed', parameters: [] } }).start(),
    ...flows,
  };
}

/** The flows of the page of the application, each waiting for ever, but for the one that a test walks. */
export const idleActors = (walked: Partial<Flows> = {}): ApplicationActors =>
  withApplicationPage({
    application: started(applicationMachine, { draft: null }),
    email: started(emailVerificationMachine, { attemptSeed: 'seed' }),
    emailCheck: started(emailCheckMachine, undefined),
    username: started(usernameCheckMachine, undefined),
    picture: started(pictureMachine, undefined),
    lists: started(referenceListsMachine, undefined),
    city: started(citySearchMachine, { minLetters: 2 }),
    draftLink: started(draftLinkMachine, undefined),
    parts: started(applicationPartsMachine, { parameters: [] }),
    ...walked,
  });
