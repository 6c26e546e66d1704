import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { booking, bookingsReply } from '#contract/hotel-booking.ts';
import { checkInAt, checkOutAt, endOfDay } from '#rules/booking-days.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { dayAt, handsOf, makeRequest, onANewDay, type Stays, startStays, stayAt } from '#tests/kit/bookings.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const day = 24 * 60 * 60_000;
const kas = 'Europe/Istanbul';

let server: TestServer;
let stays: Stays;
beforeAll(async () => {
  server = await startTestServer();
  // At night another day has begun at the hotel.
  server.clock.now = Date.parse(`${dayAt(server, 0)}T10:00:00Z`);
  stays = await startStays(server, 'deniz');
});
afterAll(() => server.stop());
afterEach(() => onANewDay(server));

const ask = async (change: object = {}) => stays.creator.begin({ ...makeRequest(server), ...change });
const fieldsOf = async (change: object) => {
  const { status, body } = await ask(change);
  expect([status, body.code]).toEqual([400, 'validation']);
  return body.fields;
};
const mailsAbout = async (id: string) => {
  const rows = await server.platform.database
    .selectFrom('outboxMail')
    .select(['template', 'recipient'])
    .where('subjectId', '=', id)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ template, recipient }) => `${template} ${recipient.replace('@mail.example', '')}`).sort();
};

describe('a request for a stay', () => {
  it('[BOOK-01, BOOK-06, BOOK-08, API-22, API-24, OPEN-02] is taken whole and answered as it is kept', async () => {
    const request = makeRequest(server, {
      adults: 2,
      children: 1,
      rooms: 2,
      budgetPerNight: 80.5,
      currency: 'EUR',
      specialRequests: '  A quiet room, please.\n',
    });
    const { status, body } = await stays.creator.begin(request);
    expect(status).toBe(200);
    expect(booking.parse(body)).toEqual(body);
    const { now } = server.clock;
    expect(body).toEqual({
      _id: expect.stringMatching(/^[\w-]{36}$/),
      reference: expect.stringMatching(/^HB-[0-9A-F]{8}$/),
      origin: 'request',
      state: 'REQUESTED',
      creator: {
        _id: stays.blog.id,
        fullName: 'Deniz Yıldız',
        username: 'deniz',
        profilePicture: stays.blog.record.creator.profilePicture,
        isActive: true,
      },
      sponsor: null,
      hotelName: 'Bay House',
      cityName: 'Kaş',
      timeZone: kas,
      isZoneOfCity: true,
      checkIn: request.checkIn,
      checkOut: request.checkOut,
      stayType: 'gifted',
      createdAt: now,
      trip: null,
      dueAt: now + 6 * day,
      tripId: null,
      cityId: '308948',
      adults: 2,
      children: 1,
      rooms: 2,
      deliverables: [{ platform: 'instagram', kind: 'reel', count: 2 }],
      budgetPerNight: 80.5,
      currency: 'EUR',
      specialRequests: 'A quiet room, please.',
      contactPhone: '+90 532 000 00 00',
      word: '',
      offer: null,
      otherDates: null,
      reason: '',
      outcome: null,
      replaces: null,
      replacedBy: null,
      notes: [],
      events: [
        { _id: `${body._id}-1`, move: 'booking.create', by: 'creator', at: now, reason: '', number: undefined },
      ].map(({ number: _, ...event }) => event),
    });
    expect((await stays.creator.read(body._id)).body).toEqual(body);
    expect(await mailsAbout(body._id)).toEqual(['booking-received deniz', 'booking-received deniz.staff']);
  });

  it('[BEYOND-67] says in its mails how many hours are left to reply, if that is less than a day', async () => {
    const textsAbout = async (change: object) => {
      const { body } = await ask(change);
      const mails = (await server.mails()).filter(({ text }) => text.includes(body._id));
      await stays.creator.move(body._id, { move: 'cancel' });
      return mails.map(({ to, text }) => `${to}: ${/[^\n]* left to reply[^\n]*/.exec(text)?.[0] ?? 'nothing'}`);
    };
    const [checkIn, checkOut] = [dayAt(server, 1), dayAt(server, 3)];
    const hours = Math.floor((checkInAt({ checkIn, timeZone: kas }) - server.clock.now) / (60 * 60_000));
    const texts = await textsAbout({ checkIn, checkOut });
    expect(texts).toContain(
      `deniz@mail.example: Only ${hours} hours left to reply. We may not be able to answer in time.`,
    );
    expect(texts).toContain(`deniz.staff@mail.example: You have ${hours} hours left to reply.`);
    expect(await textsAbout({})).toEqual(expect.arrayContaining(['deniz@mail.example: nothing']));
  });

  it('names its trip, which names it, until the trip is deleted', async () => {
    const { body: trip } = await server.post('/api/account/trips', makeTripRequest(), stays.creator.headers);
    const staysOf = async () => (await server.get(`/api/account/trips/${trip._id}`, stays.creator.headers)).body.stays;
    expect(await staysOf()).toEqual([]);
    const { body } = await ask({ tripId: trip._id });
    const named = { _id: trip._id, title: makeTripRequest().title };
    const { _id, hotelName, cityName, checkIn, checkOut } = body;
    expect([body.trip, await staysOf()]).toEqual([named, [{ _id, hotelName, cityName, checkIn, checkOut }]]);
    const listed = async () => {
      const { data } = (await stays.creator.list()).body;
      return data.find(({ _id }: { _id: string }) => _id === body._id).trip;
    };
    expect(await listed()).toEqual(named);
    await server.post(`/api/account/trips/${trip._id}/delete`, {}, stays.creator.headers);
    const { body: left } = await stays.creator.read(body._id);
    expect([left.tripId, left.trip, left.state, await listed()]).toEqual([trip._id, null, 'REQUESTED', null]);
    await stays.creator.move(body._id, { move: 'cancel' });
  });

  it('says of each field what is wrong with it, in both languages', async () => {
    const nothing = { hotelName: ' ', cityId: null, checkIn: '', checkOut: '', stayType: null, deliverables: [] };
    const { deliverables, ...needed } = await fieldsOf(nothing);
    expect(needed).toEqual({
      hotelName: 'Hotel name is required',
      cityName: 'City is required',
      checkIn: 'Check-in is required',
      checkOut: 'Check-out is required',
      stayType: 'Type of stay is required',
    });
    expect(deliverables).toMatch(/at least one deliverable/);
    const turkish = { ...stays.creator.headers, 'accept-language': 'tr' };
    const { body } = await handsOf(server, 'creator', turkish).begin(
      makeRequest(server, { checkOut: dayAt(server, 20) }),
    );
    expect(body.fields).toEqual({ checkOut: 'Çıkış tarihi giriş tarihinden sonra olmalıdır' });
    const empty = await handsOf(server, 'creator', turkish).begin({ ...makeRequest(server), ...nothing });
    expect(empty.body.fields).toMatchObject({
      hotelName: expect.stringMatching(/^Otel adı /),
      cityName: expect.stringMatching(/^Şehir /),
      checkIn: expect.stringMatching(/^Giriş tarihi /),
      checkOut: expect.stringMatching(/^Çıkış tarihi /),
      stayType: expect.stringMatching(/^Konaklama türü /),
    });
  });

  it.each([
    ['that ends before it begins', { checkOut: 19 }, { checkOut: 'Check-out must be after check-in' }],
    ['of no night', { checkOut: 20 }, { checkOut: 'Check-out must be after check-in' }],
    ['of 31 nights', { checkOut: 51 }, { checkOut: 'A stay can be at most 30 nights long' }],
    ['that begins yesterday', { checkIn: -1, checkOut: 2 }, { checkIn: 'Check-in must be tomorrow or later' }],
    [
      'that begins in years',
      { checkIn: 900, checkOut: 901 },
      { checkIn: 'Check-in must be within the next two years' },
    ],
  ])('is refused for a stay %s', async (_, days, fields) => {
    const named = Object.entries(days).map(([name, count]) => [name, dayAt(server, count)]);
    expect(await fieldsOf(Object.fromEntries(named))).toEqual(fields);
  });

  it('takes thirty nights, and a paid stay without a deliverable', async () => {
    expect((await ask({ checkOut: dayAt(server, 50) })).status).toBe(200);
    expect((await ask({ stayType: 'paid', deliverables: [] })).status).toBe(200);
    expect((await ask({ checkIn: dayAt(server, 730), checkOut: dayAt(server, 731) })).status).toBe(200);
  });

  it('names a budget with its currency, a city that there is, and a number that can be dialled', async () => {
    expect(await fieldsOf({ budgetPerNight: 50 })).toEqual({ currency: 'Currency is required' });
    expect(await fieldsOf({ currency: 'TRY' })).toEqual({ budgetPerNight: 'Budget per night is required' });
    expect(await fieldsOf({ cityId: '1' })).toEqual({ cityName: 'City is not valid' });
    expect(await fieldsOf({ contactPhone: '+90 1' })).toEqual({ contactPhone: 'Contact phone is not valid' });
    expect(await fieldsOf({ cityId: null, cityName: 'Nowhere', timeZone: 'Mars/Olympus' })).toEqual({
      timeZone: 'Time zone is not valid',
    });
    for (const out of [{ adults: 0 }, { adults: 7 }, { children: 7 }, { rooms: 5 }, { rooms: 0 }])
      expect((await ask(out)).status).toBe(400);
  });

  it('for a city that is not on the list keeps the zone of whoever asks, else of where they work', async () => {
    const other = { cityId: null, cityName: 'Kayaköy' };
    const told = await ask({ ...other, timeZone: 'America/Los_Angeles' });
    expect(told.body).toMatchObject({ cityName: 'Kayaköy', timeZone: 'America/Los_Angeles', isZoneOfCity: false });
    const spelled = await ask({ ...other, timeZone: 'aMERICA/los_angeles' });
    expect(spelled.body).toMatchObject({ timeZone: 'America/Los_Angeles', isZoneOfCity: false });
    const silent = await ask(other);
    expect([silent.status, silent.body.isZoneOfCity]).toEqual([200, false]);
    expect(silent.body.timeZone).toMatch(/^\w+\/\w+/);
  });

  it('from a trip takes what it leaves open from the trip, which is its creator’s', async () => {
    const dates = JSON.stringify([dayAt(server, 40), dayAt(server, 41), dayAt(server, 43)]);
    const arrival = { objectId: 'a', objectType: 'accomodation_checkin', name: 'Kitchen table in Graça', dayNumber: 1 };
    const itinerary = JSON.stringify([{ ...arrival, date: null, time: null, address: null }]);
    const place = { cities: '["Lisbon"]', cityIds: '["2267057"]' };
    const trips = [{ dates, itinerary, ...place }];
    const mia = await startBlog(server, { username: 'mia', number: 2, trips });
    const left = { hotelName: '', cityId: null, checkIn: '', checkOut: '', contactPhone: '' };
    const asked = { ...makeRequest(server), ...left, tripId: 'mia-0' };
    const { body } = await handsOf(server, 'creator', mia.owner).begin(asked);
    expect(body).toMatchObject({
      tripId: 'mia-0',
      hotelName: 'Kitchen table in Graça',
      cityName: 'Lisbon',
      timeZone: 'Europe/Lisbon',
      checkIn: dayAt(server, 40),
      checkOut: dayAt(server, 43),
      contactPhone: mia.record.creator.phoneNumber,
    });
    expect(await fieldsOf({ tripId: 'mia-0' })).toEqual({ tripId: 'This trip no longer exists' });
  });

  it('in the place of another one cancels that one, and both know of each other', async () => {
    const earlier = await stayAt(server, stays, 'CONFIRMED');
    const { body } = await ask({ replaces: earlier, checkIn: dayAt(server, 25), checkOut: dayAt(server, 27) });
    expect([body.state, body.replaces]).toEqual(['REQUESTED', earlier]);
    expect((await stays.creator.read(earlier)).body).toMatchObject({
      state: 'CANCELLED',
      replacedBy: body._id,
      reason: 'Requested again with other dates',
    });
    expect((await ask({ replaces: earlier })).status).toBe(409);
    const declined = await stayAt(server, stays, 'DECLINED');
    expect((await ask({ replaces: declined })).body.replaces).toBe(declined);
    expect((await stays.creator.read(declined)).body.state).toBe('DECLINED');
  });

  it('in the place of somebody else’s, or with a fault, changes nothing', async () => {
    const earlier = await stayAt(server, stays, 'REQUESTED');
    const other = await startStays(server);
    expect((await other.creator.begin(makeRequest(server, { replaces: earlier }))).status).toBe(404);
    expect((await ask({ replaces: earlier, hotelName: '' })).status).toBe(400);
    expect((await stays.creator.read(earlier)).body).toMatchObject({ state: 'REQUESTED', replacedBy: null });
  });

  it('sent again under its key is the one that there is', async () => {
    const hands = handsOf(server, 'creator', { ...stays.creator.headers, 'idempotency-key': 'ask-for-a-stay' });
    const answers = await Promise.all([1, 2, 3].map(() => hands.begin(makeRequest(server))));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
  });
});

describe('who sees a stay', () => {
  it('[BOOK-03, ROUTE-15, ROUTE-16, ROUTE-17, OPEN-16] is its creator and staff; for all others it is not there', async () => {
    const id = await stayAt(server, stays, 'REQUESTED');
    const other = await startStays(server);
    for (const hands of [other.creator, other.sponsor, stays.sponsor]) {
      expect((await hands.read(id)).status).toBe(404);
      expect((await hands.note(id, 'Hello')).status).toBe(404);
      expect((await hands.move(id, { move: 'cancel' })).status).toBe(404);
      expect((await hands.list()).body.data).toEqual([]);
    }
    for (const path of ['', `/${id}`])
      expect((await server.get(`/api/creator/hotel-bookings${path}`)).status).toBe(401);
    const visitor = handsOf(server, 'creator', {});
    expect((await visitor.begin(makeRequest(server))).status).toBe(401);
    expect((await visitor.note(id, 'Hello')).status).toBe(401);
    expect((await visitor.move(id, { move: 'cancel' })).status).toBe(401);
    expect((await stays.staff.read(id)).body).toEqual((await stays.creator.read(id)).body);
  });
});

describe('a list of stays', () => {
  it('[API-23] [BOOK-07] without parameters is a bare list of the own stays, each with its notes', async () => {
    const own = await startStays(server);
    const first = await stayAt(server, own, 'REQUESTED');
    await own.creator.note(first, 'Could we bring the dog?');
    server.clock.now += 1_000;
    const second = await stayAt(server, own, 'INVITED');
    await stayAt(server, await startStays(server), 'REQUESTED');
    const { body } = await server.get('/api/creator/hotel-bookings', own.creator.headers);
    expect(body).toEqual([(await own.creator.read(second)).body, (await own.creator.read(first)).body]);
    expect(body[1].notes).toMatchObject([{ content: 'Could we bring the dog?' }]);
    const invited = await server.get('/api/creator/hotel-bookings?state=INVITED', own.creator.headers);
    expect(invited.body.map(({ _id }: { _id: string }) => _id)).toEqual([second]);
    const after = await server.get(`/api/creator/hotel-bookings?after=${second}`, own.creator.headers);
    expect(after.body.map(({ _id }: { _id: string }) => _id)).toEqual([first]);
  });

  it('has what waits for the reader first, then what waits for others, by page and by state, with how many there are of each', async () => {
    const own = await startStays(server);
    const ids: string[] = [];
    for (const state of ['REQUESTED', 'IN_REVIEW', 'DECLINED', 'REQUESTED', 'OFFERED', 'INVITED']) {
      server.clock.now += 1_000;
      ids.push(await stayAt(server, own, state));
    }
    const { body } = await own.creator.list();
    expect(bookingsReply.parse(body)).toEqual(body);
    const listed = body.data.map(({ _id }: { _id: string }) => _id);
    expect(listed).toEqual([ids[4], ids[5], ids[3], ids[1], ids[0], ids[2]]);
    expect([body.total, body.counts]).toMatchObject([
      6,
      { REQUESTED: 2, IN_REVIEW: 1, DECLINED: 1, OFFERED: 1, INVITED: 1, EXPIRED: 0 },
    ]);
    const paged: string[] = [];
    for (let after = ''; paged.length < 6; ) {
      const page = (await own.creator.list(`limit=2${after}`)).body;
      paged.push(...page.data.map(({ _id }: { _id: string }) => _id));
      after = `&after=${page.next}`;
    }
    expect(paged).toEqual(listed);
    const requested = (await own.creator.list('state=REQUESTED&limit=1')).body;
    expect([requested.total, requested.data[0].state]).toEqual([2, 'REQUESTED']);
    const second = (await own.creator.list(`state=REQUESTED&limit=1&after=${requested.next}`)).body;
    expect([requested.data[0]._id, second.data[0]._id].sort()).toEqual([ids[0], ids[3]].sort());
    expect(second.next).toBeNull();
    const all = (await own.staff.list('limit=100')).body.data.map(({ _id }: { _id: string }) => _id);
    expect(all).toEqual(expect.arrayContaining(ids));
    expect((await own.sponsor.list()).body.data).toMatchObject([{ _id: ids[5], origin: 'invitation' }]);
  });

  it.each(['limit=0', 'limit=101', 'state=PENDING', 'after=', 'offset=2'])('refuses %s', async (query) => {
    expect((await stays.creator.list(query)).status).toBe(400);
  });

  it('begins after nothing of somebody else’s', async () => {
    const other = await startStays(server);
    const id = await stayAt(server, other, 'REQUESTED');
    expect((await server.get(`/api/creator/hotel-bookings?after=${id}`, stays.creator.headers)).status).toBe(404);
  });

  it.each([
    'after=stay-1',
    'after=others.1.stay-1',
    'after=turn.2026-06-10.stay-1',
    'state=OFFERED&after=past.2026-06-10.stay-1',
  ])('begins nowhere else than where a page of it ended: %s', async (query) => {
    expect((await stays.creator.list(query)).status).toBe(404);
  });
});

describe('a note', () => {
  it('[BOOK-02, BOOK-07, API-25] joins the one thread of its stay, and the other side is told', async () => {
    const id = await stayAt(server, stays, 'IN_REVIEW');
    const { status, body } = await stays.creator.note(id, '  Could we bring\nthe dog?  ');
    expect([status, body.notes]).toMatchObject([
      200,
      [{ content: 'Could we bring\nthe dog?', by: 'creator', author: 'Deniz Yıldız', createdAt: server.clock.now }],
    ]);
    expect((await stays.staff.note(id, 'Yes.')).body.notes).toHaveLength(2);
    const mails = (await mailsAbout(id)).filter((mail) => mail.startsWith('booking-note'));
    expect(mails).toEqual(expect.arrayContaining(['booking-note deniz', 'booking-note deniz.staff']));
    expect(body.state).toBe('IN_REVIEW');
  });

  it.each([
    ['', 'Note cannot be empty'],
    [' \n\t', 'Note cannot be empty'],
  ])('of %j is refused', async (content, message) => {
    const id = await stayAt(server, stays, 'REQUESTED');
    const { status, body } = await stays.creator.note(id, content);
    expect([status, body.fields]).toEqual([400, { content: message }]);
  });

  it('takes 2000 characters and no more', async () => {
    const id = await stayAt(server, stays, 'REQUESTED');
    expect((await stays.creator.note(id, 'a'.repeat(2000))).status).toBe(200);
    expect((await stays.creator.note(id, 'a'.repeat(2001))).status).toBe(400);
  });
});

describe('an offer', () => {
  const offer = (replyBy: string) => ({
    move: 'offer',
    hotelName: 'Bay Annex',
    address: 'Liman Sokak 3',
    terms: 'Breakfast for two reels.',
    replyBy,
  });

  it('is good until the end of its day at the hotel, and what was offered is what is confirmed', async () => {
    const id = await stayAt(server, stays, 'IN_REVIEW');
    const replyBy = dayAt(server, 3);
    const offered = (await stays.staff.move(id, offer(replyBy))).body;
    expect(offered).toMatchObject({ state: 'OFFERED', hotelName: 'Bay House', dueAt: endOfDay(replyBy, kas) });
    expect(offered.offer).toEqual({
      hotelName: 'Bay Annex',
      address: 'Liman Sokak 3',
      terms: 'Breakfast for two reels.',
      replyBy: endOfDay(replyBy, kas),
    });
    const mail = (await server.mails()).find(({ template }) => template === 'booking-offered');
    expect(mail?.text).toContain('(Kaş time)');
    expect(mail?.text).toContain('> Breakfast for two reels.');
    const { body } = await stays.creator.move(id, { move: 'accept' });
    expect(body).toMatchObject({ state: 'CONFIRMED', hotelName: 'Bay Annex' });
    expect(body.dueAt).toBe(checkOutAt(body));
  });

  it('is answered by today at the earliest, and before check-in', async () => {
    const id = await stayAt(server, stays, 'IN_REVIEW');
    const refused = async (replyBy: string) => (await stays.staff.move(id, offer(replyBy))).body.fields;
    expect(await refused(dayAt(server, -2))).toEqual({ replyBy: 'Reply by must be today or later' });
    expect(await refused(dayAt(server, 20))).toEqual({ replyBy: 'Reply by must be before check-in' });
    const { body } = await stays.staff.move(id, offer(dayAt(server, 19)));
    expect(body.dueAt).toBe(checkInAt(body));
  });
});
