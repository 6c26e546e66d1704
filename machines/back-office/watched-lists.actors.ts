import { ask } from '#api/ask.ts';
import type { ApplicationsReply, WaitingReply } from '#contract/back-office.ts';
import { type ListContent, type WatchedList, watchedActor } from '../list-watch/watched-list.ts';
import type { SignedCall } from '../session/signed-call.ts';
import type { ApplicationQueueActor } from './application-queue.machine.ts';
import { askQueue } from './ask-queue.actors.ts';
import type { WaitingActor } from './waiting.machine.ts';

export const watchedWaiting = (actor: WaitingActor, signed: SignedCall): WatchedList =>
  watchedActor(actor, {
    shownIn: (snapshot) => (snapshot.matches('ready') ? snapshot.context.waiting : null),
    contentOf: contentOfWaiting,
    ask: async (signal) => contentOfWaiting(await signed(signal, (call) => ask('listWaiting', call))),
    show: () => actor.send({ type: 'waiting.load' }),
  });

const contentOfWaiting = ({ applications, bankDetails, stays }: WaitingReply): ListContent => ({
  parts: [partOf(applications), partOf(bankDetails), { ids: stays.data.map(({ _id }) => _id), total: stays.total }],
  visible: [applications, bankDetails, stays],
});

export const watchedQueue = (actor: ApplicationQueueActor, signed: SignedCall): WatchedList =>
  watchedActor(actor, {
    shownIn: (snapshot) => (snapshot.matches('ready') ? snapshot.context.queue : null),
    contentOf: contentOfQueue,
    ask: async (signal) => contentOfQueue(await askQueue(signed, actor.getSnapshot().context, signal)),
    show: () => actor.send({ type: 'queue.load' }),
  });

const contentOfQueue = (queue: ApplicationsReply): ListContent => ({
  parts: [partOf(queue)],
  visible: [queue.data, queue.total, queue.counts],
});

const partOf = ({ data, total }: Pick<ApplicationsReply, 'data' | 'total'>) => ({
  ids: data.map(({ id }) => id),
  total: total ?? data.length,
});
