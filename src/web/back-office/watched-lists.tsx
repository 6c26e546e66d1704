import type { ApplicationQueueActor } from '#machines/back-office/application-queue.machine.ts';
import type { WaitingActor } from '#machines/back-office/waiting.machine.ts';
import { watchedQueue, watchedWaiting } from '#machines/back-office/watched-lists.actors.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import { ListWatch } from './list-watch.tsx';

interface Watched<Actor> {
  actor: Actor;
  signed: SignedCall;
}

export const WaitingWatch = ({ actor, signed }: Watched<WaitingActor>) => (
  <ListWatch list={watchedWaiting(actor, signed)} />
);

export const QueueWatch = ({ actor, signed }: Watched<ApplicationQueueActor>) => (
  <ListWatch list={watchedQueue(actor, signed)} />
);
