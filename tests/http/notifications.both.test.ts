import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notificationCountReply, notificationsReply } from '#contract/notification.ts';
import { notificationDays } from '#contract/notification-choices.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { onANewDay, type Stays, startStays, stayAt } from '#tests/kit/bookings.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let stays: Stays;
beforeAll(async () => {
  server = await startTestServer();
  stays = await startStays(server, 'deniz');
});
afterAll(() => server.stop());
afterEach(() => onANewDay(server));

type Headers = Record<string, string>;
const listed = async (headers: Headers) =>
  notificationsReply
    .parse((await server.get('/api/notifications', headers)).body)
    .data.map(({ kind, isRead, subjectId }) => ({
      kind,
      isRead,
      subjectId,
    }));
const unread = async (headers: Headers) =>
  notificationCountReply.parse((await server.get('/api/notifications/count', headers)).body).unread;
const read = (headers: Headers) => server.post('/api/notifications/read', {}, headers);
const mute = (headers: Headers, ...muted: string[]) =>
  server.post('/api/notifications/mail-choices', { muted }, headers);
const mailsAbout = async (id: string) => {
  const rows = await server.platform.database
    .selectFrom('outboxMail')
    .select(['template', 'recipient'])
    .where('subjectId', '=', id)
    .execute();
  return rows.map(({ template, recipient }) => `${template} ${recipient.replace('@mail.example', '')}`).sort();
};

describe('notifications', () => {
  it('[BEYOND-51] tell creator and sponsor of an invitation and its replies, until they are read', async () => {
    const [creator, sponsor] = [stays.creator.headers, stays.sponsor.headers];
    await Promise.all([read(creator), read(sponsor)]);
    const id = await stayAt(server, stays, 'INVITED');
    const invited = { kind: 'stay.invited', isRead: false, subjectId: id };
    expect((await listed(creator))[0]).toEqual(invited);
    expect([await unread(creator), await unread(sponsor)]).toEqual([1, 0]);
    server.clock.now += 1000;
    await stays.creator.move(id, { move: 'accept' });
    expect((await listed(sponsor))[0]).toEqual({ kind: 'stay.confirmed', isRead: false, subjectId: id });
    expect([await unread(creator), await unread(sponsor)]).toEqual([1, 1]);
    expect((await listed(creator))[0], 'what they did themselves is no news').toEqual(invited);
    expect((await read(creator)).body).toEqual({ success: true });
    expect([await unread(creator), await unread(sponsor)]).toEqual([0, 1]);
    expect((await listed(creator))[0]).toEqual({ ...invited, isRead: true });
    const [newest] = notificationsReply.parse((await server.get('/api/notifications', sponsor)).body).data;
    const { checkIn, checkOut } = (await server.get(`/api/sponsor/invitations/${id}`, sponsor)).body;
    expect([newest?.title, newest?.facts]).toEqual([
      '',
      {
        ...{ creator: 'Deniz Yıldız', host: 'The deniz.hotel', hotelName: 'Bay House', cityName: 'Kaş' },
        ...{ checkIn, checkOut },
      },
    ]);
  });

  it('are read one by one by those who got them', async () => {
    const [creator, sponsor] = [stays.creator.headers, stays.sponsor.headers];
    await Promise.all([read(creator), read(sponsor)]);
    const ids = [await stayAt(server, stays, 'INVITED'), await stayAt(server, stays, 'INVITED')];
    const { data } = notificationsReply.parse((await server.get('/api/notifications', creator)).body);
    const [first] = data.filter(({ subjectId }) => subjectId === ids[0]);
    const readOne = (headers: Headers, body: object) => server.post('/api/notifications/read/some', body, headers);
    expect((await readOne(sponsor, { ids: [first?._id] })).status).toBe(200);
    expect(await unread(creator)).toBe(2);
    expect((await readOne(creator, { ids: [first?._id, 'nonsense'] })).body).toEqual({ success: true });
    expect(await unread(creator)).toBe(1);
    const fresh = (await listed(creator)).filter(({ isRead }) => !isRead);
    expect(fresh.map(({ subjectId }) => subjectId)).toEqual([ids[1]]);
    expect((await readOne(creator, { ids: [] })).status).toBe(400);
    expect((await server.post('/api/notifications/read/some', { ids: ['x'] })).status).toBe(401);
  });

  it('of a cancelled stay go to the other side alone, as the mail does', async () => {
    const { creator, sponsor } = stays;
    const cancelledBy = async (by: typeof creator) => {
      const id = await stayAt(server, stays, 'INVITED');
      await creator.move(id, { move: 'accept' });
      const cancelled = await by.move(id, { move: 'cancel', reason: 'The ferry is gone.' });
      expect(cancelled.body.state).toBe('CANCELLED');
      const mails = (await mailsAbout(id)).filter((mail) => mail.startsWith('booking-cancelled'));
      const isToldTo = async ({ headers }: typeof creator) =>
        (await listed(headers)).some(({ kind, subjectId }) => kind === 'stay.cancelled' && subjectId === id);
      return [mails, await isToldTo(creator), await isToldTo(sponsor)];
    };
    expect(await cancelledBy(creator)).toEqual([['booking-cancelled deniz.hotel'], false, true]);
    expect(await cancelledBy(sponsor)).toEqual([['booking-cancelled deniz'], true, false]);
  });

  it('that an earlier version stored have the subject of their mail', async () => {
    await server.platform.database
      .insertInto('notification')
      .values({
        ...{ id: 'old', accountId: stays.blog.id, kind: 'stay.note', title: 'New note on your stay', facts: null },
        ...{ subjectId: 'stay', createdAt: server.clock.now, readAt: null },
      })
      .execute();
    const { data } = notificationsReply.parse((await server.get('/api/notifications', stays.creator.headers)).body);
    expect(data.find(({ _id }) => _id === 'old')).toMatchObject({ title: 'New note on your stay', facts: null });
  });

  it('[BEYOND-52] are shown also where the emails of their kind are turned off', async () => {
    const creator = stays.creator.headers;
    await read(creator);
    expect((await mute(creator, 'stay.invited')).body).toEqual({ muted: ['stay.invited'] });
    expect((await server.get('/api/notifications/mail-choices', creator)).body).toEqual({ muted: ['stay.invited'] });
    const id = await stayAt(server, stays, 'INVITED');
    expect(await mailsAbout(id)).toEqual([]);
    expect(await unread(creator)).toBe(1);
    await stays.creator.move(id, { move: 'accept' });
    expect(await mailsAbout(id)).toEqual(['booking-confirmed deniz', 'booking-confirmed deniz.hotel']);
    await mute(creator);
    expect(await mailsAbout(await stayAt(server, stays, 'INVITED'))).toEqual(['booking-invited deniz']);
    expect((await mute(creator, 'password')).status).toBe(400);
  });

  it('[BEYOND-51] are deleted after ninety days', async () => {
    await stayAt(server, stays, 'INVITED');
    const stored = () => server.platform.database.selectFrom('notification').select('id').execute();
    expect((await stored()).length).toBeGreaterThan(0);
    server.clock.now += notificationDays * 24 * 60 * 60_000 + 1;
    await runCleanups(server.platform);
    expect(await stored()).toEqual([]);
  });
});
