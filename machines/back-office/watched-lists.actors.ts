import { ask } from '#api/ask.ts';
import type { ApplicationsReply, WaitingReply } from '#contract/back-office.ts';
import { type ListSight, type WatchedList, watchedActor } from '../list-watch/watched-list.ts';
import type { SignedCall } from '../session/signed-call.ts';
import type { ApplicationQueueActor } from './application-queue.machine.ts';
import { askQueue } from './ask-queue.actors.ts';
import type { WaitingActor } from './waiting.machine.ts';

export const watchedWaiting = (actor: WaitingActor, signed: SignedCall): WatchedList =>
  watchedActor(actor, {
    shownIn: (snapshot) => (snapshot.matches('ready') ? snapshot.context.waiting : null),
    sightOf: sightOfWaiting,
    ask: async (signal) => sightOfWaiting(await signed(signal, (call) => ask('listWaiting', call))),
    show: () => actor.send({ type: 'waiting.load' }),
  });

const sightOfWaiting = ({ applications, bankDetails, stays }: WaitingReply): ListSight => ({
  parts: [partOf(applications), partOf(bankDetails), { ids: stays.data.map(({ _id }) => _id), total: stays.total }],
  looks: JSON.stringify([applications, bankDetails, stays]),
});

export const watchedQueue = (actor: ApplicationQueueActor, signed: SignedCall): WatchedList =>
  watchedActor(actor, {
    shownIn: (snapshot) => (snapshot.matches('ready') ? snapshot.context.queue : null),
    sightOf: sightOfQueue,
    ask: async (signal) => sightOfQueue(await askQueue(signed, actor.getSnapshot().context, signal)),
    show: () => actor.send({ type: 'queue.load' }),
  });

const sightOfQueue = (queue: ApplicationsReply): ListSight => ({
  parts: [partOf(queue)],
  looks: JSON.stringify([queue.data, queue.total, queue.counts]),
});

const partOf = ({ data, total }: Pick<ApplicationsReply, 'data' | 'total'>) => ({
  ids: data.map(({ id }) => id),
  total: total ?? data.length,
});
