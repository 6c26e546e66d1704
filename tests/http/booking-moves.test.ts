import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BookingState, bookingStates } from '#contract/booking-choices.ts';
import { bookingMoveRequest } from '#contract/hotel-booking.ts';
import { type Role, roles } from '#contract/roles.ts';
import { type BookingFacts, bookingLifecycle } from '#machines/lifecycles/booking.machine.ts';
import { isClosed, openStates } from '#machines/lifecycles/booking.view.ts';
import { step } from '#server/db/lifecycle.ts';
import { dayAt, handsOf, makeRequest, onANewDay, type Stays, startStays, stayAt, wayTo } from '#tests/kit/bookings.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let stays: Stays;
beforeAll(async () => {
  server = await startTestServer();
  stays = await startStays(server, 'deniz');
});
afterAll(() => server.stop());

/** A creator has only so many invitations to answer, and asks for so many stays in a day. */
afterEach(async () => {
  await onANewDay(server);
  await server.platform.database
    .updateTable('booking')
    .set({ state: 'CANCELLED', dueAt: null })
    .where('state', 'in', openStates)
    .execute();
});

const reason = 'The ferry is gone.';

/** What each move says; one that is missing does not compile. */
const said: Record<(typeof moves)[number], object> = {
  review: {},
  offer: { hotelName: 'Bay House', address: 'Liman Sokak 3', terms: 'Breakfast.', replyBy: '' },
  decline: { reason },
  accept: {},
  cancel: { reason },
  askOtherDates: { checkIn: '', checkOut: '' },
  recordOutcome: { outcome: 'stayed' },
};
const moves = bookingMoveRequest.options.map(({ shape }) => shape.move.value);
const requestOf = (move: (typeof moves)[number]) => ({
  move,
  ...said[move],
  ...(move === 'offer' && { replyBy: dayAt(server, 2) }),
  ...(move === 'askOtherDates' && { checkIn: dayAt(server, 15), checkOut: dayAt(server, 16) }),
});

/** A stay in a state, as it is stored: how one comes there is tested by the ways that people go. */
async function planted(origin: BookingFacts['origin'], state: string): Promise<string> {
  const id = await stayAt(server, stays, origin === 'request' ? 'REQUESTED' : 'INVITED');
  const { database } = server.platform;
  const offer = JSON.stringify({ hotelName: 'Bay House', address: '', terms: '', replyBy: 0 });
  const others = JSON.stringify({ checkIn: dayAt(server, 30), checkOut: dayAt(server, 31) });
  const isEnded = isClosed(state as BookingState);
  await database
    .updateTable('booking')
    .set({
      state: state as BookingState,
      offer: state === 'OFFERED' ? offer : null,
      otherDates: state === 'OTHER_DATES' ? others : null,
      ...(isEnded && { dueAt: null }),
    })
    .where('id', '=', id)
    .execute();
  return id;
}

/** What the chart alone says of a move. */
const nextOf = (state: string, move: string, facts: Omit<BookingFacts, 'isCreatorActive'>): string | null =>
  step(bookingLifecycle, state, {
    type: `booking.${move}`,
    ...said[move as keyof typeof said],
    ...{ facts: { ...facts, isCreatorActive: true } },
  })?.state ?? null;

const cases = bookingStates.flatMap((state) =>
  (['request', 'invitation'] as const).flatMap((origin) => roles.map((role) => ({ state, origin, role }))),
);

describe('every role, in every state of a stay', () => {
  it('is tried with every move of the contract, and these are all that people may make of the chart', () => {
    const ofTime = ['booking.expire', 'booking.complete'];
    const begins = ['booking.create', 'booking.invite'];
    const charted = bookingLifecycle.events.filter((type) => ![...ofTime, ...begins].includes(type));
    expect(moves.map((move) => `booking.${move}`).toSorted()).toEqual([...charted].toSorted());
    expect(cases.length * moves.length).toBe(10 * 2 * 3 * 7);
  });

  it.each(cases)('$role may move what is $state by a $origin as its chart says, and no other way', async (given) => {
    const { state, origin, role } = given;
    const isSeen = role !== 'sponsor' || origin === 'invitation';
    let id = await planted(origin, state);
    for (const move of moves) {
      const next = isSeen ? nextOf(state, move, { by: role, origin }) : null;
      const { status, body } = await stays[role].move(id, requestOf(move));
      if (next === null) {
        expect([move, status]).toEqual([move, isSeen ? 409 : 404]);
        expect((await stays.staff.read(id)).body.state).toBe(state);
        continue;
      }
      expect([move, status, body.state]).toEqual([move, 200, next]);
      const last = body.events.at(-1);
      expect([last.move, last.by]).toEqual([`booking.${move}`, role]);
      id = await planted(origin, state);
    }
  });

  it('cannot make what time alone makes', async () => {
    const id = await stayAt(server, stays, 'REQUESTED');
    for (const role of roles)
      for (const move of ['expire', 'complete', 'create', 'invite'])
        expect((await stays[role].move(id, { move })).status).toBe(400);
  });

  it.each(roles)('of a %s is asked for at the address of that role', async (role) => {
    const id = await stayAt(server, stays, 'INVITED');
    for (const other of roles.filter((each): each is Role => each !== role)) {
      const hands = handsOf(server, other, stays[role].headers);
      for (const answer of [hands.list(), hands.read(id), hands.note(id, 'Hello'), hands.move(id, { move: 'cancel' })])
        expect((await answer).status).toBe(403);
    }
  });
});

describe('a request of a creator who is suspended', () => {
  it('is offered nothing: it may be declined, and goes on once they are back', async () => {
    const own = await startStays(server);
    const stand = (move: string) =>
      server.post(`/api/admin/creators/${own.blog.id}/moves`, { move }, own.staff.headers);
    const [id, declined] = [await stayAt(server, own, 'IN_REVIEW'), await stayAt(server, own, 'IN_REVIEW')];
    await stand('suspend');
    const refused = await own.staff.move(id, requestOf('offer'));
    expect([refused.status, refused.body.code]).toEqual([409, 'notNow']);
    const { body } = await own.staff.read(id);
    expect([body.state, body.offer, body.creator.isActive]).toEqual(['IN_REVIEW', null, false]);
    expect((await own.staff.move(declined, requestOf('decline'))).body.state).toBe('DECLINED');
    await stand('reinstate');
    expect((await own.staff.move(id, requestOf('offer'))).body.state).toBe('OFFERED');
  });
});

describe('people who move a stay at once', () => {
  it('move it once, and it has one line and one mail for it', async () => {
    const id = await stayAt(server, stays, 'OFFERED');
    const tries = Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0
        ? stays.creator.move(id, { move: 'accept' })
        : stays.staff.move(id, { move: 'decline', reason: 'The house is full.' }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { events, state } = (await stays.creator.read(id)).body;
    expect(events.map(({ move }: { move: string }) => move)).toEqual([
      'booking.create',
      'booking.review',
      'booking.offer',
      state === 'CONFIRMED' ? 'booking.accept' : 'booking.decline',
    ]);
  });
});

/** Known from others who have built this: each is shown to be impossible. */
describe('a fault that bookings are known for', () => {
  const events = async (id: string) =>
    (await stays.creator.read(id)).body.events.map(({ move }: { move: string }) => move);
  const mails = async (id: string) => {
    const rows = await server.platform.database
      .selectFrom('outboxMail')
      .select('template')
      .where('subjectId', '=', id)
      .execute();
    return rows.map(({ template }) => template);
  };

  it('is a rejection that confirms: declined is declined, for everybody and for good', async () => {
    for (const state of ['REQUESTED', 'IN_REVIEW', 'OFFERED']) {
      const id = await stayAt(server, stays, state);
      expect((await stays.staff.move(id, { move: 'decline', reason })).body.state).toBe('DECLINED');
      expect((await stays.creator.move(id, { move: 'accept' })).status).toBe(409);
      for (const role of ['creator', 'staff'] as const)
        expect((await stays[role].read(id)).body.state).toBe('DECLINED');
      expect(await mails(id)).not.toContain('booking-confirmed');
    }
  });

  it('is "succeeded" after a rejection: whoever declines is answered with what is declined', async () => {
    const id = await stayAt(server, stays, 'IN_REVIEW');
    const { body } = await stays.staff.move(id, { move: 'decline', reason });
    expect([body.state, body.reason, body.events.at(-1).move]).toEqual(['DECLINED', reason, 'booking.decline']);
    expect(await events(id)).not.toContain('booking.accept');
  });

  it('is a rejection without a reason: it is refused beside its field, and changes nothing', async () => {
    const asked = await stayAt(server, stays, 'REQUESTED');
    const invited = await stayAt(server, stays, 'INVITED');
    for (const empty of ['', '  \n'])
      for (const answer of [
        await stays.staff.move(asked, { move: 'decline', reason: empty }),
        await stays.creator.move(invited, { move: 'decline', reason: empty }),
      ])
        expect([answer.status, answer.body.fields]).toEqual([400, { reason: 'Reason is required' }]);
    expect((await stays.creator.read(asked)).body.state).toBe('REQUESTED');
    expect((await stays.creator.read(invited)).body.state).toBe('INVITED');
  });

  it('is a rejection that asks for nothing: a move without the field for a reason is none', async () => {
    const id = await stayAt(server, stays, 'REQUESTED');
    const { status, body } = await stays.staff.move(id, { move: 'decline' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']]);
  });

  it('is "declined" that reads "cancelled": each has its own state, line and mail', async () => {
    const [declined, cancelled] = [await stayAt(server, stays, 'DECLINED'), await stayAt(server, stays, 'CANCELLED')];
    expect((await stays.creator.read(declined)).body.state).toBe('DECLINED');
    expect((await stays.creator.read(cancelled)).body.state).toBe('CANCELLED');
    expect([(await events(declined)).at(-1), (await events(cancelled)).at(-1)]).toEqual([
      'booking.decline',
      'booking.cancel',
    ]);
    expect(await mails(declined)).toContain('booking-declined');
    expect(await mails(declined)).not.toContain('booking-cancelled');
    expect(await mails(cancelled)).not.toContain('booking-declined');
    expect(await mails(cancelled)).toContain('booking-cancelled');
    const { counts } = (await stays.creator.list('state=CANCELLED')).body;
    expect(counts.DECLINED).toBeGreaterThan(0);
    const listed = (await stays.creator.list('state=CANCELLED&limit=100')).body.data;
    expect(listed.map(({ _id }: { _id: string }) => _id)).not.toContain(declined);
  });

  it('is that who asks sees the buttons of who decides: the chart that screens ask refuses them as the server does', async () => {
    for (const state of ['REQUESTED', 'IN_REVIEW', 'OFFERED']) {
      const id = await stayAt(server, stays, state);
      for (const move of ['review', 'offer', 'decline'] as const) {
        expect(nextOf(state, move, { by: 'creator', origin: 'request' })).toBeNull();
        expect((await stays.creator.move(id, requestOf(move))).status).toBe(409);
      }
    }
  });

  it('is that who asks cannot cancel what is not confirmed: they can, without a reason', async () => {
    for (const state of ['REQUESTED', 'IN_REVIEW', 'OFFERED', 'OTHER_DATES']) {
      const id = await stayAt(server, stays, state);
      expect((await stays.creator.move(id, { move: 'cancel' })).body.state).toBe('CANCELLED');
    }
    const confirmed = await stayAt(server, stays, 'CONFIRMED');
    const silent = await stays.creator.move(confirmed, { move: 'cancel' });
    expect([silent.status, silent.body.fields]).toEqual([400, { reason: 'Reason is required' }]);
    expect((await stays.creator.move(confirmed, { move: 'cancel', reason })).body.state).toBe('CANCELLED');
  });

  it('is an expired request that stays pending: it reads expired everywhere, and no button of it is left', async () => {
    const own = await startStays(server);
    const id = await stayAt(server, own, 'REQUESTED');
    await server.platform.database
      .updateTable('booking')
      .set({ dueAt: server.clock.now })
      .where('id', '=', id)
      .execute();
    for (const hands of [own.creator, own.staff]) {
      expect((await hands.read(id)).body).toMatchObject({ state: 'EXPIRED', dueAt: null });
      const { data } = (await hands.list('state=EXPIRED')).body;
      expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ _id: id, state: 'EXPIRED' })]));
    }
    expect((await own.creator.list('state=REQUESTED')).body).toMatchObject({ data: [], total: 0 });
    for (const role of roles)
      for (const move of moves) expect(nextOf('EXPIRED', move, { by: role, origin: 'request' })).toBeNull();
    expect((await own.staff.move(id, { move: 'review' })).status).toBe(409);
  });
});

describe('the ways that people go', () => {
  it.each(bookingStates.filter((state) => !['COMPLETED', 'EXPIRED'].includes(state)))('lead to %s', async (state) => {
    const id = await stayAt(server, stays, state);
    const { body } = await stays.creator.read(id);
    expect([body.state, body.origin, body.events]).toMatchObject([
      state,
      wayTo(server, state).origin,
      { length: wayTo(server, state).way.length + 1 },
    ]);
  });

  it('are written into the audit trail where staff go them, and nowhere else', async () => {
    const id = await stayAt(server, stays, 'CONFIRMED');
    const entries = await server.platform.database
      .selectFrom('auditEntry')
      .select(['actor', 'action'])
      .where('subjectId', '=', id)
      .orderBy('sequence')
      .execute();
    expect(entries).toEqual([
      { actor: 'deniz.staff', action: 'booking.review' },
      { actor: 'deniz.staff', action: 'booking.offer' },
    ]);
  });

  it('are told in the language of their creator', async () => {
    const { database } = server.platform;
    await database.updateTable('account').set({ language: 'tr' }).where('id', '=', stays.blog.id).execute();
    // The mailbox shows the newest: whatever came before has to be older.
    server.clock.now += 1_000;
    const { body } = await stays.creator.begin(makeRequest(server));
    const mail = (await server.mails()).find(
      ({ template, to, text }) =>
        template === 'booking-received' && to === 'deniz@mail.example' && text.includes(body.reference),
    );
    expect(mail?.subject).toBe('Konaklama isteğinizi aldık');
  });
});
