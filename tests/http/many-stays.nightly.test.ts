import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCleanups } from '#server/run-cleanups.ts';
import { password, startBlog } from '#tests/kit/blogs.ts';
import { plantBookings } from '#tests/kit/due-bookings.ts';
import { readZip } from '#tests/kit/read-zip.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const [count, month] = [3_000, 30 * 24 * 60 * 60_000];

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
beforeAll(async () => {
  server = await startTestServer();
  blog = await startBlog(server, { username: 'deniz' });
  await server.createAccount({ role: 'staff', username: 'keeper' });
  await plantBookings(server.platform, [blog.id], count);
});
afterAll(() => server.stop());

describe('a creator with three thousand stays', () => {
  it('downloads all of them, and what was done about any, which is asked at once', async () => {
    const select = vi.spyOn(server.platform.database, 'selectFrom');
    const response = await fetch(`${server.url}/api/account/download`, {
      method: 'POST',
      headers: { ...blog.owner, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: password }),
    });
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    const json = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? '');
    expect(json('stays').stays).toHaveLength(count);
    expect(json('history').map(({ what }: { what: string }) => what)).toEqual(['Creator downloaded their own data']);
    expect(select.mock.calls.filter(([table]) => String(table) === 'auditEntry')).toHaveLength(1);
    select.mockRestore();
  });

  it('closes the account, and everybody who is to know of it is told', async () => {
    const typed = { currentPassword: password, username: 'deniz' };
    expect(await server.post('/api/account/close', typed, blog.owner)).toMatchObject({ status: 200 });
    const { database } = server.platform;
    const cancelled = await database.selectFrom('booking').select('id').where('state', '=', 'CANCELLED').execute();
    const told = await database
      .selectFrom('outboxMail')
      .select('subjectId')
      .where('template', '=', 'booking-cancelled')
      .execute();
    expect([cancelled.length, new Set(told.map(({ subjectId }) => subjectId)).size]).toEqual([count, count]);
  });

  it('is erased, and nothing of them is left', async () => {
    server.clock.now += month;
    await runCleanups(server.platform);
    const { database } = server.platform;
    const left = [
      await database.selectFrom('account').select('id').where('id', '=', blog.id).execute(),
      await database.selectFrom('booking').select('id').execute(),
      await database.selectFrom('bookingEvent').select('bookingId').execute(),
      await database.selectFrom('outboxMail').select('id').where('template', '=', 'booking-cancelled').execute(),
    ];
    expect(left).toEqual([[], [], [], []]);
  });
});
