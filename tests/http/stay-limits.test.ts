import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentCell } from '#server/db/tables/mail.table.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { contentOf } from '#server/mail/stored-mails.ts';
import { password, signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { handsOf, makeInvitation, makeRequest, onANewDay, startStays, stayAt } from '#tests/kit/bookings.ts';
import { sampleOf } from '#tests/kit/nightly.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/kit/server.ts';

const [minute, day] = [60_000, 24 * 60 * 60_000];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function inTurn(count: number, ask: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push((await ask()).status);
  return statuses;
}
const taken = (count: number) => Array.from({ length: count }, () => 200);
const refusalIn = ({ status, body, headers }: Answer) => [
  status,
  body.code,
  body.message,
  Number(headers.get('retry-after')),
];
/** What has not left yet of the mails to somebody. */
async function mailsTo(who: string) {
  const rows = await server.platform.database
    .selectFrom('outboxMail')
    .select(['id', 'template', 'subjectId', 'encryptedContent'])
    .where('recipient', '=', `${who}@mail.example`)
    .execute();
  return rows.map(({ id, encryptedContent, ...mail }) => ({
    ...mail,
    text: contentOf(server.platform.secrets.decrypt(encryptedContent ?? '', contentCell(id))).text,
  }));
}

describe('requests for stays', () => {
  it('are twenty in a day, told in words with when the next one is taken, and those that are refused mail nobody', async () => {
    const { creator, blog } = await startStays(server);
    expect(await inTurn(20, () => creator.begin(makeRequest(server)))).toEqual(taken(20));
    expect(refusalIn(await creator.begin(makeRequest(server)))).toEqual([
      429,
      'tooManyRequests',
      'You have requested 20 stays within a day. Please try again tomorrow.',
      day / 1000,
    ]);
    const turkish = handsOf(server, 'creator', { ...creator.headers, 'accept-language': 'tr' });
    expect((await turkish.begin(makeRequest(server))).body.message).toBe(
      'Bir gün içinde 20 konaklama istediniz. Lütfen yarın yeniden deneyin.',
    );
    expect(await mailsTo(blog.account.username)).toHaveLength(20);
    server.clock.now += day;
    const { body } = await server.post('/api/auth/login', { username: blog.account.username, password });
    const again = handsOf(server, 'creator', { authorization: `Bearer ${body.accessToken}` });
    expect((await again.begin(makeRequest(server))).status).toBe(200);
  });

  it('are as many however many come at once', async () => {
    const { creator } = await startStays(server);
    const answers = await Promise.all(Array.from({ length: 30 }, () => creator.begin(makeRequest(server))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...taken(20), ...Array(10).fill(429)]);
  });

  it('that are repeated under their key count once, and those with a fault not at all', async () => {
    const { creator } = await startStays(server);
    const keyed = handsOf(server, 'creator', { ...creator.headers, 'idempotency-key': 'one-and-the-same' });
    expect(await inTurn(10, () => keyed.begin(makeRequest(server)))).toEqual(taken(10));
    await inTurn(10, () => creator.begin(makeRequest(server, { hotelName: '' })));
    expect(await inTurn(20, () => creator.begin(makeRequest(server)))).toEqual([...taken(19), 429]);
  });

  it('wait for an answer fifty at a time, beside one that is asked again for', async () => {
    const { creator } = await startStays(server);
    for (let turn = 0; turn < 5; turn += 1) {
      await inTurn(10, () => creator.begin(makeRequest(server)));
      await onANewDay(server);
    }
    const { status, body } = await creator.begin(makeRequest(server));
    expect([status, body.message]).toEqual([409, 'You can have up to 50 open requests. Please cancel one first.']);
    const [{ _id: first }] = (await creator.list('limit=1')).body.data;
    expect((await creator.begin(makeRequest(server, { replaces: first }))).status).toBe(200);
    expect((await creator.begin(makeRequest(server))).status).toBe(409);
  });
});

describe('invitations', () => {
  it('of one creator by one sponsor are five in a day, however often they are taken back', async () => {
    const guest = await startBlog(server, { username: 'often', number: 31 });
    const own = handsOf(server, 'sponsor', await signInSponsor(server, 'insistent'));
    const inviteAndCancel = async () => {
      const answer = await own.begin(makeInvitation(server, guest.id));
      if (answer.status === 200) await own.move(answer.body._id, { move: 'cancel' });
      return answer;
    };
    expect(await inTurn(5, inviteAndCancel)).toEqual(taken(5));
    const [status, code, message, seconds] = refusalIn(await inviteAndCancel());
    expect([status, code, message]).toEqual([
      429,
      'tooManyRequests',
      'You have invited this creator 5 times within a day. Please try again tomorrow.',
    ]);
    expect(seconds).toBe(day / 1000);
    const other = handsOf(server, 'sponsor', await signInSponsor(server, 'newcomer'));
    expect((await other.begin(makeInvitation(server, guest.id))).status, 'of another sponsor').toBe(200);
  });

  it('of one sponsor are forty in a day', async () => {
    const own = handsOf(server, 'sponsor', await signInSponsor(server, 'everywhere'));
    const guests = await Promise.all(
      Array.from({ length: 9 }, (_, number) => startBlog(server, { username: `guest${number}`, number: 40 + number })),
    );
    const [last, ...others] = guests.map(({ id }) => id);
    for (const id of others) expect(await inTurn(5, () => own.begin(makeInvitation(server, id)))).toEqual(taken(5));
    expect(refusalIn(await own.begin(makeInvitation(server, last ?? '')))).toEqual([
      429,
      'tooManyRequests',
      'You have sent 40 invitations within a day. Please try again tomorrow.',
      day / 1000,
    ]);
  });
});

describe('notes', () => {
  it('of a creator or a sponsor are sixty in a day, over all of their stays', async () => {
    const party = await startStays(server);
    const ids = [await stayAt(server, party, 'INVITED'), await stayAt(server, party, 'INVITED')];
    for (const by of sampleOf(['creator', 'sponsor'] as const)) {
      for (const id of ids) expect(await inTurn(30, () => party[by].note(id, 'Hello'))).toEqual(taken(30));
      expect(refusalIn(await party[by].note(ids[0] ?? '', 'Hello'))).toEqual([
        429,
        'tooManyRequests',
        'You have written 60 notes within a day. Please try again tomorrow.',
        day / 1000,
      ]);
    }
    expect(await inTurn(61, () => party.staff.note(ids[0] ?? '', 'Please wait.')), 'of staff').toEqual(taken(61));
  });

  it('are at most a hundred for each role on a stay', async () => {
    const party = await startStays(server);
    const id = await stayAt(server, party, 'REQUESTED');
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await inTurn(50, () => party.creator.note(id, 'Hello'))).toEqual(taken(50));
      await onANewDay(server);
    }
    const { status, body } = await party.creator.note(id, 'Hello');
    expect([status, body.message]).toEqual([409, 'You can write up to 100 notes on a stay.']);
    expect((await party.staff.note(id, 'We do.')).body.notes).toHaveLength(101);
  });
});

describe('mails about notes', () => {
  it('to one reader about one stay leave at once, and what is written within the next minutes is one more', async () => {
    const party = await startStays(server);
    const id = await stayAt(server, party, 'IN_REVIEW');
    const sent: string[] = [];
    const deliver = () => deliverDueMails(server.platform, async ({ to, text }) => void sent.push(`${to} ${text}`));
    const told = () =>
      sent.filter((mail) => mail.startsWith(`${party.blog.account.username}.staff@`) && mail.includes('new note'));
    await deliver();
    await party.creator.note(id, 'Could we bring the dog?');
    await deliver();
    expect(told()).toEqual([expect.stringContaining('> Could we bring the dog?')]);
    for (const content of ['She is small.', 'And quiet.']) {
      server.clock.now += minute;
      await party.creator.note(id, content);
      await deliver();
    }
    expect(told()).toHaveLength(1);
    server.clock.now += 3 * minute;
    await deliver();
    expect(told()).toHaveLength(2);
    expect(told()[1]).toContain('> She is small.\n> \n> And quiet.');
    expect(told()[1]).not.toContain('the dog');
    server.clock.now += 5 * minute;
    await party.creator.note(id, 'Thank you!');
    await deliver();
    expect(told()).toHaveLength(3);
  });

  it('are apart for each reader and for each stay', async () => {
    const party = await startStays(server);
    const ids = [await stayAt(server, party, 'INVITED'), await stayAt(server, party, 'INVITED')];
    for (const id of ids) {
      await party.staff.note(id, 'Hello both.');
      server.clock.now += 1;
      await party.staff.note(id, 'Are you there?');
      for (const who of [party.blog.account.username, `${party.blog.account.username}.hotel`]) {
        const mails = (await mailsTo(who)).filter(
          ({ template, subjectId }) => template === 'booking-note' && subjectId === id,
        );
        expect(mails).toMatchObject([{ text: expect.stringContaining('> Hello both.\n> \n> Are you there?') }]);
      }
    }
  });

  it('do not reach a closed account, and neither does what else becomes of its stays', async () => {
    const party = await startStays(server);
    const id = await stayAt(server, party, 'CONFIRMED');
    const { username } = party.blog.account;
    await server.platform.database.deleteFrom('outboxMail').execute();
    const typed = { currentPassword: password, username };
    expect((await server.post('/api/account/close', typed, party.creator.headers)).status).toBe(200);
    await party.staff.note(id, 'We are sorry to see you go.');
    expect((await mailsTo(username)).map(({ template }) => template)).toEqual(['account-closed']);
    expect((await mailsTo(`${username}.staff`)).map(({ template }) => template)).toContain('booking-cancelled');
  });
});
