import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { readBookingsOf } from '#server/bookings/bookings-of-creator.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { plantBookings } from '#tests/kit/due-bookings.ts';
import { startTestServer } from '#tests/kit/server.ts';

it('all stays of a creator are read a hundred at a time, the oldest first, each with its own thread', async () => {
  const server = await startTestServer();
  const { platform } = server;
  const [mine, other] = [await startBlog(server), await startBlog(server, { username: 'mia', number: 2 })];
  await plantBookings(platform, [mine.id, other.id], 500);
  const thread = { by: 'creator', createdAt: 1 } as const;
  const stays = Array.from({ length: 500 }, (_, index) => ({
    bookingId: `stay-${index}`,
    creatorId: index % 2 === 0 ? mine.id : other.id,
  }));
  const notes = stays.flatMap((stay) =>
    ['first', 'second'].map((word) => {
      const id = `${stay.bookingId} ${word}`;
      return { ...stay, ...thread, id, author: 'Deniz', content: id };
    }),
  );
  await platform.database.insertInto('bookingNote').values(notes).execute();

  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = { ...platform, database: platform.database.withPlugin(counting) };
  const read = await readBookingsOf(counted, mine);
  expect(read.bookings.map(({ _id, notes: told }) => [_id, told.map(({ content }) => content)])).toEqual(
    Array.from({ length: 250 }, (_, index) => `stay-${498 - 2 * index}`).map((id) => [
      id,
      [`${id} first`, `${id} second`],
    ]),
  );
  expect(read.invitations).toEqual({ areWelcome: true, maxOpen: 10 });
  expect(statements).toBeLessThanOrEqual(15);
  await server.stop();
});
