import { createActorContext } from '@xstate/react';
import { creatorSession } from '#machines/session/session.actors.ts';

/** Who is signed in on this device: one actor for the whole app. */
export const CreatorSession = createActorContext(creatorSession);
