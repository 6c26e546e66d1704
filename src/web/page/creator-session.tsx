import { createActorContext } from '@xstate/react';
import { creatorSession } from '#machines/session/session.actors.ts';

export const CreatorSession = createActorContext(creatorSession);
