import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailRequestedPasswordLinks } from '#server/accounts/password-links.ts';
import { tokenIn } from '#tests/kit/applicant.ts';
import { password, startBlog } from '#tests/kit/blogs.ts';
import { dayAt, startStays, stayAt } from '#tests/kit/bookings.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { onceLooked } from '#tests/kit/once-looked.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
const username = 'deniz';
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = Date.UTC(2026, 5, 1, 12);
  blog = await startBlog(server, { username });
});
afterAll(() => server.stop());

const make = (headers: Record<string, string>, currentPassword = password) =>
  server.post('/api/account/calendar', { currentPassword }, headers);
const pathOf = (address: string) => new URL(address).pathname;
const made = async (headers: Record<string, string> = blog.owner): Promise<string> =>
  pathOf((await make(headers)).body.address);

async function eventsAt(path: string) {
  const { status, body, headers } = await server.get(path);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ]);
  for (const line of String(body).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(String(body)));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      place: event.location,
      isDate: event.startDate.isDate,
      from: event.startDate.toString(),
      end: event.endDate.toString(),
      status: component.getFirstPropertyValue('status'),
      url: String(component.getFirstPropertyValue('url')),
    };
  });
}

async function publish(given = makeTripRequest()): Promise<string> {
  const { body } = await server.post('/api/account/trips', given, blog.owner);
  await move(body._id, 'publish');
  return body._id;
}
const move = (id: string, name: string) => server.post(`/api/account/trips/${id}/moves`, { move: name }, blog.owner);
const save = (id: string, given: object) => server.post(`/api/account/trips/${id}`, given, blog.owner);

describe('the address of a calendar', () => {
  it('is told once, opens the calendar for whoever has it, and is nobody’s once there is another', async () => {
    expect((await server.get('/api/account/calendar', blog.owner)).body).toEqual({ since: null, address: null });
    const first = await made();
    expect((await server.get('/api/account/calendar', blog.owner)).body).toEqual({
      since: server.clock.now,
      address: null,
    });
    expect((await server.get(first)).status).toBe(200);
    const second = await made();
    expect([(await server.get(first)).status, (await server.get(second)).status]).toEqual([404, 200]);
    const revoked = await server.post('/api/account/calendar/revoke', {}, blog.owner);
    expect(revoked.body).toEqual({ since: null, address: null });
    expect((await server.get(second)).status).toBe(404);
    expect((await server.get('/api/account/calendar', blog.owner)).body.since).toBeNull();
  });

  it('is kept as a hash, and is closed with the account', async () => {
    const path = await made();
    const token = path.slice('/calendar/'.length, -'.ics'.length);
    const { database } = server.platform;
    const rows = await database.selectFrom('calendarAddress').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const stand = (state: 'suspended' | 'active') =>
      database.updateTable('account').set({ state }).where('id', '=', blog.id).execute();
    await stand('suspended');
    expect((await server.get(path)).status).toBe(404);
    await stand('active');
    expect((await server.get(path)).status).toBe(200);
  });

  it.each(['/calendar/x.ics', `/calendar/${'a'.repeat(43)}.ics`, `/calendar/${'a'.repeat(43)}`])(
    'is nobody’s where nobody made it: %s',
    async (path) => {
      expect((await server.get(path)).status).toBe(404);
    },
  );
});

describe('whoever was let in by somebody else’s session, or password', () => {
  const next = 'seven green kettles';
  const signIn = async (name: string, word = password) => {
    const { body } = await server.post('/api/auth/login', { username: name, password: word });
    return { authorization: `Bearer ${body.accessToken}` };
  };
  const changedMail = async (name: string) =>
    (await server.mails()).find(({ to, template }) => to === `${name}@mail.example` && template === 'password-changed');
  const takenBack = 'The secret address of your calendar no longer works';

  it('makes no address without the password', async () => {
    await startBlog(server, { username: 'asya', number: 11 });
    const owner = await signIn('asya');
    expect((await make(owner, 'not-this-one')).body.fields).toEqual({ currentPassword: 'This is not your password' });
    expect((await server.post('/api/account/calendar', {}, owner)).status).toBe(400);
    expect((await server.get('/api/account/calendar', owner)).body.since).toBeNull();
  });

  it('makes none by a password that was changed while it was looked at', async () => {
    const { id, owner } = await startBlog(server, { username: 'bora', number: 12 });
    const changed = server.platform.database.updateTable('account').set({ passwordHash: 'another' });
    const answer = await onceLooked(
      () => changed.where('id', '=', id).execute(),
      () => make(owner),
    );
    expect(answer.status).toBe(401);
  });

  it('makes none of which its owner hears nothing, and ten a day', async () => {
    const { owner } = await startBlog(server, { username: 'cem', number: 13 });
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await make(owner)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const told = (await server.mails()).filter(({ to }) => to === 'cem@mail.example');
    expect(told.map(({ subject }) => subject)).toEqual(Array(10).fill('Your Vaya calendar has a new secret address'));
    expect(told[0]?.text).not.toContain('.ics');
  });

  it('keeps none once the password is set by a mailed link', async () => {
    const { owner } = await startBlog(server, { username: 'derya', number: 14 });
    const path = await made(owner);
    await server.post('/api/auth/password/forgot', { email: 'derya@mail.example' });
    await mailRequestedPasswordLinks(server.platform);
    const token = await tokenIn(server, 'derya@mail.example', 'password-reset');
    expect((await server.post('/api/auth/password/set', { token, password: next })).status).toBe(200);
    expect((await server.get(path)).status).toBe(404);
    expect((await changedMail('derya'))?.text).toContain(takenBack);
  });

  it('keeps none once the password is changed', async () => {
    const { owner } = await startBlog(server, { username: 'ezgi', number: 15 });
    const path = await made(owner);
    const change = { currentPassword: password, password: next };
    expect((await server.post('/api/auth/password/change', change, owner)).status).toBe(200);
    expect((await server.get(path)).status).toBe(404);
    expect((await changedMail('ezgi'))?.text).toContain(takenBack);
  });

  it('is told of no address by a change of password where there was none', async () => {
    const { owner } = await startBlog(server, { username: 'firat', number: 16 });
    await server.post('/api/auth/password/change', { currentPassword: password, password: next }, owner);
    expect((await changedMail('firat'))?.text).not.toContain(takenBack);
  });
});

describe('a trip in the calendar', () => {
  it('is whole days with an end that is none of them, under a name that stays', async () => {
    const path = await made();
    const id = await publish(
      makeTripRequest({
        title: 'Kaş, slowly; with a “name” that is, as names go, so long that its line is folded',
        dates: ['2026-12-30', '2026-12-31', '2027-01-01'],
      }),
    );
    const [event] = await eventsAt(path);
    expect(event).toEqual({
      uid: `trip-${id}@${new URL(server.platform.config.publicUrl).hostname}`,
      sequence: 2,
      title: 'Kaş, slowly; with a “name” that is, as names go, so long that its line is folded',
      place: 'Kaş',
      isDate: true,
      from: '2026-12-30',
      end: '2027-01-02',
      status: 'CONFIRMED',
      url: expect.stringContaining(`/blog/${username}/kas-slowly`),
    });
    await save(id, makeTripRequest({ title: 'Waiting', dates: ['2027-02-01'] }));
    expect((await eventsAt(path))[0]).toMatchObject({ title: event?.title, from: '2026-12-30' });
    await move(id, 'publish');
    const [later] = await eventsAt(path);
    expect(later).toMatchObject({ uid: event?.uid, title: 'Waiting', from: '2027-02-01', end: '2027-02-02' });
    expect(later?.sequence).toBeGreaterThan(event?.sequence ?? 0);
    await move(id, 'unpublish');
    const [cancelled] = await eventsAt(path);
    expect(cancelled).toMatchObject({ uid: event?.uid, status: 'CANCELLED' });
    expect(cancelled?.sequence).toBeGreaterThan(later?.sequence ?? 0);
    await move(id, 'archive');
    expect((await eventsAt(path))[0]).toMatchObject({ uid: event?.uid, status: 'CANCELLED' });
    await server.post(`/api/account/trips/${id}/delete`, {}, blog.owner);
    expect(await eventsAt(path)).toEqual([]);
  });

  it('is none as long as it is a draft', async () => {
    const path = await made();
    await server.post('/api/account/trips', makeTripRequest(), blog.owner);
    expect(await eventsAt(path)).toEqual([]);
  });

  it('has its days there whoever else may know them, and whatever is in its title', async () => {
    const path = await made();
    const title = 'BEGIN:VEVENT, a\\b; "c" 🏔️ Çığ';
    await publish(makeTripRequest({ title, daysFor: 'owner' }));
    expect(await eventsAt(path)).toMatchObject([{ title, from: '2026-06-20', end: '2026-06-23' }]);
  });
});

describe('a stay in the calendar', () => {
  it('is its nights since it was agreed on, and cancelled where it was given up', async () => {
    const stays = await startStays(server);
    const path = await made(stays.creator.headers);
    await stayAt(server, stays, 'OFFERED');
    expect(await eventsAt(path)).toEqual([]);
    const id = await stayAt(server, stays, 'CONFIRMED');
    const [event] = await eventsAt(path);
    expect(event).toMatchObject({
      uid: expect.stringMatching(`^stay-${id}@`),
      title: 'Bay House',
      place: 'Liman Sokak 3, Kaş',
      from: dayAt(server, 20),
      end: dayAt(server, 23),
      status: 'CONFIRMED',
      url: expect.stringContaining(`/hotel-booking-requests/${id}`),
    });
    await stays.creator.move(id, { move: 'cancel', reason: 'The boat is in the yard.' });
    const [cancelled] = await eventsAt(path);
    expect(cancelled).toMatchObject({ uid: event?.uid, status: 'CANCELLED' });
    expect(cancelled?.sequence).toBeGreaterThan(event?.sequence ?? 0);
  });
});
