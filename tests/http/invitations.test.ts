import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { invitationRequest } from '#contract/hotel-booking.ts';
import { checkOutAt } from '#rules/booking-days.ts';
import { inviteCreator } from '#server/bookings/invitation.service.ts';
import { Unauthenticated } from '#server/lib/errors.ts';
import { mailTo } from '#tests/kit/applicant.ts';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import {
  dayAt,
  handsOf,
  makeInvitation,
  makeRequest,
  onANewDay,
  type Stays,
  startStays,
  stayAt,
} from '#tests/kit/bookings.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let stays: Stays;
beforeAll(async () => {
  server = await startTestServer();
  stays = await startStays(server, 'deniz');
});
afterAll(() => server.stop());
afterEach(() => onANewDay(server));

const invite = (change: object = {}) => stays.sponsor.begin({ ...makeInvitation(server, stays.blog.id), ...change });
const mailsAbout = async (id: string) => {
  const rows = await server.platform.database
    .selectFrom('outboxMail')
    .select(['template', 'recipient'])
    .where('subjectId', '=', id)
    .execute();
  return rows.map(({ template, recipient }) => `${template} ${recipient.replace('@mail.example', '')}`).sort();
};

describe('an invitation', () => {
  it('reaches its creator among their stays, with a mail that carries the word of the host', async () => {
    const { status, body } = await invite();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      origin: 'invitation',
      state: 'INVITED',
      creator: { _id: stays.blog.id, username: 'deniz' },
      sponsor: { fullName: 'The deniz.hotel' },
      word: 'Come and see the bay.',
      contactPhone: '',
      dueAt: server.clock.now + 6 * 24 * 60 * 60_000,
    });
    expect((await stays.creator.list()).body.data[0]._id).toBe(body._id);
    expect(await mailsAbout(body._id)).toEqual(['booking-invited deniz']);
    const mail = (await server.mails()).find(({ template }) => template === 'booking-invited');
    expect(mail?.subject).toBe('The deniz.hotel invites you to stay');
    expect(mail?.text).toContain('> Come and see the bay.');
    expect(mail?.text).toContain(`/hotel-booking-requests/${body._id}`);
  });

  it('that is accepted is confirmed, and from then on its host may call the guest', async () => {
    const id = await stayAt(server, stays, 'INVITED');
    const phone = stays.blog.record.creator.phoneNumber;
    const seen = async () => [
      (await stays.sponsor.read(id)).body.contactPhone,
      (await stays.staff.read(id)).body.contactPhone,
    ];
    expect(await seen()).toEqual(['', '']);
    expect(JSON.stringify((await stays.sponsor.read(id)).body)).not.toContain(phone);
    const { body } = await stays.creator.move(id, { move: 'accept' });
    expect([body.state, body.dueAt]).toEqual(['CONFIRMED', checkOutAt(body)]);
    expect(await seen()).toEqual([phone, phone]);
    const told = ['booking-confirmed deniz', 'booking-confirmed deniz.hotel', 'booking-invited deniz'];
    expect(await mailsAbout(id)).toEqual(told);
    await stays.creator.move(id, { move: 'cancel', reason: 'The ferry is gone.' });
    expect(await seen()).toEqual(['', phone]);
  });

  it('that is declined tells its host why', async () => {
    const id = await stayAt(server, stays, 'INVITED');
    await stays.creator.move(id, { move: 'decline', reason: 'I will be at sea.' });
    expect((await stays.sponsor.read(id)).body).toMatchObject({ state: 'DECLINED', reason: 'I will be at sea.' });
    expect(await mailsAbout(id)).toEqual(['booking-declined deniz.hotel', 'booking-invited deniz']);
  });

  it('may be answered with other dates, which are those of the stay once the host takes them', async () => {
    const id = await stayAt(server, stays, 'INVITED');
    const other = { checkIn: dayAt(server, 40), checkOut: dayAt(server, 44) };
    const wrong = { move: 'askOtherDates', checkIn: other.checkOut, checkOut: other.checkIn };
    expect((await stays.creator.move(id, wrong)).body.fields).toEqual({
      checkOut: 'Check-out must be after check-in',
    });
    const asked = (await stays.creator.move(id, { move: 'askOtherDates', ...other })).body;
    expect(asked).toMatchObject({ state: 'OTHER_DATES', otherDates: other, checkIn: dayAt(server, 20) });
    const { body } = await stays.sponsor.move(id, { move: 'accept' });
    expect(body).toMatchObject({ state: 'CONFIRMED', ...other });
    expect(body.dueAt).toBe(checkOutAt({ ...other, timeZone: 'Europe/Istanbul' }));
  });

  it('is not for its host to confirm while its creator is suspended, whose number is told to nobody', async () => {
    const sena = await startBlog(server, { username: 'sena', number: 30 });
    const id = (await invite({ creatorId: sena.id })).body._id;
    const other = { checkIn: dayAt(server, 40), checkOut: dayAt(server, 44) };
    await handsOf(server, 'creator', sena.owner).move(id, { move: 'askOtherDates', ...other });
    const stand = (move: string) => server.post(`/api/admin/creators/${sena.id}/moves`, { move }, stays.staff.headers);
    const accept = () => stays.sponsor.move(id, { move: 'accept' });
    await stand('suspend');
    const refused = await accept();
    expect([refused.status, refused.body.code]).toEqual([409, 'notNow']);
    const { body } = await stays.sponsor.read(id);
    expect([body.state, body.creator.isActive, body.contactPhone]).toEqual(['OTHER_DATES', false, '']);
    expect(JSON.stringify(body)).not.toContain(sena.record.creator.phoneNumber);
    const kept = server.platform.database.selectFrom('booking').select('contactPhone').where('id', '=', id);
    expect(await kept.executeTakeFirstOrThrow()).toEqual({ contactPhone: '' });
    await stand('reinstate');
    expect((await accept()).body).toMatchObject({ state: 'CONFIRMED', ...other, creator: { isActive: true } });
  });

  it('has one thread, in which both and staff write, and each of the others is told', async () => {
    const id = await stayAt(server, stays, 'INVITED');
    await stays.creator.note(id, 'Is there a desk?');
    server.clock.now += 1;
    await stays.sponsor.note(id, 'There is.');
    server.clock.now += 1;
    const { notes } = (await stays.staff.note(id, 'And quiet.')).body;
    expect(notes.map(({ by, author }: Record<string, string>) => `${by} ${author}`).toSorted()).toEqual([
      'creator Deniz Yıldız',
      'sponsor The deniz.hotel',
      'staff The deniz.staff',
    ]);
    expect((await mailsAbout(id)).filter((mail) => mail.startsWith('booking-note'))).toEqual([
      'booking-note deniz',
      'booking-note deniz.hotel',
    ]);
    for (const [who, quoted] of [
      ['deniz', ['There is.', 'And quiet.']],
      ['deniz.hotel', ['Is there a desk?', 'And quiet.']],
    ] as const) {
      const mail = await mailTo(server, `${who}@mail.example`, 'booking-note');
      expect([...(mail?.text.matchAll(/^> (.+)$/gm) ?? [])].map(([, words]) => words)).toEqual(quoted);
    }
  });

  it('is its sponsor’s alone: another one sees nothing of it', async () => {
    const id = await stayAt(server, stays, 'INVITED');
    const other = handsOf(server, 'sponsor', await signInSponsor(server, 'pinewood'));
    for (const answer of [other.read(id), other.note(id, 'Hello'), other.move(id, { move: 'cancel' })])
      expect((await answer).status).toBe(404);
    expect((await other.list()).body).toMatchObject({ data: [], total: 0 });
  });

  it('goes to somebody of the directory, about a stay without a fault', async () => {
    const hidden = await server.createAccount({ role: 'creator', username: 'hidden', state: 'pending' });
    for (const creatorId of [hidden.id, 'nobody', stays.blog.id.slice(1)])
      expect((await invite({ creatorId })).status).toBe(404);
    expect((await invite({ checkOut: dayAt(server, 19), hotelName: '' })).body.fields).toEqual({
      hotelName: 'Hotel name is required',
      checkOut: 'Check-out must be after check-in',
    });
  });
});

describe('an invitation for the same dates', () => {
  it('[BEYOND-102] is refused while the first one is open or confirmed, and not afterwards or from another sponsor', async () => {
    const days = { checkIn: dayAt(server, 50), checkOut: dayAt(server, 52) };
    const first = (await invite(days)).body._id;
    const message = 'You have already invited this creator for these dates.';
    const again = await invite({ ...days, hotelName: 'Cliff House' });
    expect([again.status, again.body.code, again.body.message]).toEqual([409, 'conflict', message]);
    expect((await invite({ ...days, checkOut: dayAt(server, 53) })).status).toBe(200);
    const other = handsOf(server, 'sponsor', await signInSponsor(server, 'lighthouse'));
    expect((await other.begin(makeInvitation(server, stays.blog.id, days))).status).toBe(200);
    await stays.creator.move(first, { move: 'accept' });
    expect((await invite(days)).body.message).toBe(message);
    await stays.sponsor.move(first, { move: 'cancel', reason: 'The roof leaks.' });
    const third = await invite(days);
    expect(third.status).toBe(200);
    await server.platform.database
      .updateTable('booking')
      .set({ dueAt: server.clock.now })
      .where('id', '=', third.body._id)
      .execute();
    expect((await invite(days)).status, 'the third one has expired').toBe(200);
  });

  it('[BEYOND-102] is sent once, however many are sent at the same moment', async () => {
    const days = { checkIn: dayAt(server, 60), checkOut: dayAt(server, 62) };
    const answers = await Promise.all(Array.from({ length: 4 }, () => invite(days)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});

describe('a creator', () => {
  const settingsOf = (headers: Record<string, string>) => ({
    read: async () => (await server.get('/api/creator/invitation-settings', headers)).body,
    save: (settings: object) => server.post('/api/creator/invitation-settings', settings, headers),
  });

  it('welcomes some invitations at first, as many as they say then, or none', async () => {
    const mia = await startBlog(server, { username: 'mia', number: 2 });
    const { read, save } = settingsOf(mia.owner);
    expect(await read()).toEqual({ areWelcome: true, maxOpen: 10 });
    expect((await save({ areWelcome: true, maxOpen: 2 })).body).toEqual({ areWelcome: true, maxOpen: 2 });
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await invite({ creatorId: mia.id })).status);
    expect(statuses).toEqual([200, 200, 409]);
    await save({ areWelcome: false, maxOpen: 2 });
    const { status, body } = await invite({ creatorId: mia.id });
    expect([status, body.message]).toEqual([409, 'This creator is not accepting invitations at the moment.']);
    expect(await read()).toEqual({ areWelcome: false, maxOpen: 2 });
    for (const wrong of [{ maxOpen: 0 }, { maxOpen: 51 }, { areWelcome: 'no' }])
      expect((await save({ areWelcome: true, maxOpen: 5, ...wrong })).status).toBe(400);
  });

  it('has room for so many however many come at once', async () => {
    const noor = await startBlog(server, { username: 'noor', number: 3 });
    await settingsOf(noor.owner).save({ areWelcome: true, maxOpen: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => invite({ creatorId: noor.id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });
});

describe('a sponsor', () => {
  it('sees on the shortlist and side by side how the latest invitation of each creator stands by now, and no one else’s', async () => {
    const headers = await signInSponsor(server, 'seafront');
    const own = handsOf(server, 'sponsor', headers);
    const guests = await Promise.all(
      ['ela', 'ege', 'efe'].map((username, index) => startBlog(server, { username, number: 10 + index })),
    );
    const [ela, ege, efe] = guests.map(({ id }) => id);
    const begin = async (id = '') => (await own.begin(makeInvitation(server, id))).body._id;
    const listed = async () => {
      const { body } = await server.get('/api/sponsor/shortlist', headers);
      const entries: { creatorId: string; invitation: unknown }[] = body.data;
      return Object.fromEntries(entries.map(({ creatorId, invitation }) => [creatorId, invitation]));
    };
    const compared = async () => {
      const { body } = await server.get(
        `/api/sponsor/comparison?creator=${[ela, ege, efe].join('&creator=')}`,
        headers,
      );
      const entries: { creator: { _id: string }; invitation: unknown }[] = body.data;
      return Object.fromEntries(entries.map(({ creator, invitation }) => [creator._id, invitation]));
    };
    for (const id of [ela, ege, efe]) await server.post(`/api/sponsor/shortlist/${id}`, { isListed: true }, headers);
    expect((await invite({ creatorId: efe })).status).toBe(200);
    const first = await begin(ela);
    await own.move(first, { move: 'cancel' });
    server.clock.now += 1_000;
    const [second, toEge] = [await begin(ela), await begin(ege)];
    const declined = { move: 'decline', reason: 'I will be at sea.' };
    await handsOf(server, 'creator', guests[1]?.owner ?? {}).move(toEge, declined);
    const states = (state: string) => ({
      [ela ?? '']: { _id: second, state },
      [ege ?? '']: { _id: toEge, state: 'DECLINED' },
      [efe ?? '']: null,
    });
    expect([await listed(), await compared()]).toEqual([states('INVITED'), states('INVITED')]);
    await server.platform.database
      .updateTable('booking')
      .set({ dueAt: server.clock.now })
      .where('id', '=', second)
      .execute();
    expect([await listed(), await compared()]).toEqual([states('EXPIRED'), states('EXPIRED')]);
  });

  it('is written to in the language in which they signed in last, and so are staff', async () => {
    await server.createAccount({ role: 'sponsor', username: 'kuzey' });
    const password = 'open-sesame-1';
    const signIn = (language: string) =>
      server.post('/api/sponsor/auth/login', { username: 'kuzey', password }, { 'accept-language': language });
    const told = async (who: string, template: string) =>
      (await mailTo(server, `${who}@mail.example`, template))?.subject;
    const declined = async () => {
      const { body } = await signIn('en');
      const own = handsOf(server, 'sponsor', { authorization: `Bearer ${body.accessToken}` });
      const id = (await own.begin(makeInvitation(server, stays.blog.id))).body._id;
      server.clock.now += 1_000;
      return { own, id };
    };
    const { own, id } = await declined();
    await signIn('tr');
    await stays.creator.move(id, { move: 'decline', reason: 'I will be at sea.' });
    expect(await told('kuzey', 'booking-declined')).toBe('Deniz Yıldız davetinizi reddetti');
    expect((await own.list()).body.data[0].state).toBe('DECLINED');
    server.clock.now += 1_000;
    const again = await declined();
    await stays.creator.move(again.id, { move: 'decline', reason: 'I will be at sea.' });
    expect(await told('kuzey', 'booking-declined')).toBe('Deniz Yıldız declined your invitation');
    await server.post('/api/auth/login', { username: 'deniz.staff', password }, { 'accept-language': 'tr' });
    await server.createAccount({ role: 'staff', username: 'newcomer' });
    await stays.creator.begin(makeRequest(server));
    expect(await told('deniz.staff', 'booking-received')).toBe('Yeni konaklama isteği: Deniz Yıldız');
    expect(await told('newcomer', 'booking-received')).toBe('New stay request: Deniz Yıldız');
  });

  it('who is suspended invites nobody further: what waits for an answer is taken back, with its line and its mails', async () => {
    const names = ['lara', 'leyla', 'luka'];
    const guests = await Promise.all(
      names.map((username, index) => startBlog(server, { username, number: 20 + index })),
    );
    const own = handsOf(server, 'sponsor', await signInSponsor(server, 'oldharbour'));
    const ids: string[] = [];
    for (const { id } of guests) ids.push((await own.begin(makeInvitation(server, id))).body._id);
    const as = (index: number) => handsOf(server, 'creator', guests[index]?.owner ?? {});
    await as(1).move(ids[1] ?? '', { move: 'askOtherDates', checkIn: dayAt(server, 40), checkOut: dayAt(server, 44) });
    await as(2).move(ids[2] ?? '', { move: 'accept' });
    const { database, now } = server.platform;
    const { id: sponsorId } = await database
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'oldharbour')
      .executeTakeFirstOrThrow();
    const suspended = { move: 'suspend' };
    const { body } = await server.post(`/api/admin/sponsors/${sponsorId}/moves`, suspended, stays.staff.headers);
    expect(body).toEqual({ state: 'suspended' });
    const stands = async (index: number) => (await as(index).read(ids[index] ?? '')).body;
    const reason = 'The account of the host was suspended.';
    for (const index of [0, 1]) {
      const stay = await stands(index);
      expect([stay.state, stay.reason, stay.dueAt]).toEqual(['CANCELLED', reason, null]);
      expect(stay.events.at(-1)).toMatchObject({ move: 'booking.cancel', reason, at: now() });
      const told = (await mailsAbout(ids[index] ?? '')).filter((mail) => mail.startsWith('booking-cancelled'));
      expect(told).toEqual([`booking-cancelled ${names[index]}`, 'booking-cancelled oldharbour']);
    }
    expect((await stands(2)).state, 'what was agreed upon is for its parties').toBe('CONFIRMED');
    const party = { accountId: sponsorId, role: 'sponsor' as const, name: 'Old Harbour' };
    const late = invitationRequest.parse(makeInvitation(server, guests[0]?.id ?? ''));
    const actor = { username: 'oldharbour', key: null };
    await expect(inviteCreator(server.platform, party, late, actor), 'a call that was under way').rejects.toThrow(
      Unauthenticated,
    );
    await server.post(`/api/admin/sponsors/${sponsorId}/moves`, { move: 'reinstate' }, stays.staff.headers);
    expect((await stands(0)).state).toBe('CANCELLED');
  });

  it('has fifty invitations that wait for an answer at most', async () => {
    const oya = await startBlog(server, { username: 'oya', number: 4 });
    await server.post('/api/creator/invitation-settings', { areWelcome: true, maxOpen: 50 }, oya.owner);
    const eda = await startBlog(server, { username: 'eda', number: 5 });
    const many = handsOf(server, 'sponsor', await signInSponsor(server, 'everywhere'));
    const statuses = new Set<number>();
    for (let turn = 0; turn < 50; turn += 1) {
      const days = { checkIn: dayAt(server, 20 + turn), checkOut: dayAt(server, 22 + turn) };
      statuses.add((await many.begin(makeInvitation(server, oya.id, days))).status);
      await onANewDay(server);
    }
    expect([...statuses]).toEqual([200]);
    const refused = await many.begin(makeInvitation(server, eda.id));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You can have up to 50 open invitations. Please withdraw one first.',
    ]);
    const [first] = (await many.list('limit=1')).body.data;
    await many.move(first._id, { move: 'cancel' });
    expect((await many.begin(makeInvitation(server, eda.id))).status).toBe(200);
  });
});
