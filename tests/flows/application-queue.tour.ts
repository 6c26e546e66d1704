import { randomUUID } from 'node:crypto';
import { applyAs } from '#tests/kit/applicant.ts';
import { enterBackOffice, mayTurn, moreThanAPage, type Paged } from '#tests/kit/enter-back-office.ts';
import type { Hand, Tour } from '#tests/kit/flow.ts';

export const tour: Tour = {
  path: '/admin',
  stopsClock: true,
  vertex: ({ offset, queue }: Paged) => [offset, queue === null],
  isPassable: (snapshot, { type }) =>
    type !== 'filter.change' &&
    type !== 'queue.load' &&
    type !== 'rows.wanted' &&
    type !== 'query.set' &&
    (type !== 'page.turn' || mayTurn(snapshot)),
  unreachable: {
    'root — filter.change → loading #0': 'the filters are folded away',
    'root — query.set [isAnother] → loading #0': 'the page sends it when its address changes',
    'loading — queue.load → loading #0': 'the page sends it after an action',
    'ready — queue.load → loading #0': 'the page sends it after an action',
    'ready — rows.wanted → loading #0': 'the watch over the list sends it',
    'failed — queue.load → loading #0': 'the page sends it after an action',
  },
  gestures: {
    async open(hand) {
      const { applicationId } = await applyAs(hand.server, `queuer${hand.tour}`, { fullName: 'Deniz Yıldız' });
      await fillQueue(hand);
      await enterBackOffice(hand, `?application=${applicationId}`);
    },
    'page.turn': ({ press }) => press('Next'),
  },
  calls: { fetchQueue: /^\/api\/admin\/applications\?/ },
};

/** More than a page of applications in each tab that a tour opens. */
async function fillQueue({ server, tour }: Hand): Promise<void> {
  const { database, now } = server.platform;
  const { id: accountId } = await database
    .selectFrom('account')
    .select('id')
    .where('username', '=', `queuer${tour}`)
    .executeTakeFirstOrThrow();
  const decision = { decidedAt: null, reason: null, reasonText: null };
  const rows = Array.from({ length: moreThanAPage }, (_, index) =>
    (['ONHOLD', 'REJECTED'] as const).map((state) => ({
      ...{ id: randomUUID(), accountId, state, language: 'en' as const, privacyVersion: '2026-11', ...decision },
      ...{ createdAt: now() - 1_000_000 - index, updatedAt: now() },
    })),
  );
  await database.insertInto('application').values(rows.flat()).execute();
}
