import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyAs, signInStaff, tokenIn } from '#tests/kit/applicant.ts';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { handsOf, makeInvitation, startStays, stayAt } from '#tests/kit/bookings.ts';
import { operationsIn } from '#tests/kit/operations.ts';
import { companyDetails } from '#tests/kit/people.ts';
import { plantQuestion } from '#tests/kit/plant-question.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/kit/server.ts';

type Headers = Record<string, string>;
type Send = (path: string, body: object, headers: Headers) => Promise<Answer>;

/** What is done to the records that stand ready, in this order: a deed, by the name of its call. */
interface Deed {
  call: string;
  path: string;
  body: object;
}

let server: TestServer;
let staff: Awaited<ReturnType<typeof signInStaff>>;
let sponsor: Headers;
let deeds: Deed[];
let send: Send;

const under = (key: string) => ({ 'idempotency-key': key });
const trail = async (): Promise<string[]> =>
  (await staff.get('/audit?limit=100')).body.data.map(({ action }: { action: string }) => action);

beforeAll(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
  const { applicationId } = await applyAs(server, 'deniz');
  await staff.moveApplication(applicationId, { move: 'approve' });
  const token = await tokenIn(server, 'deniz@mail.example', 'bank-link');
  await server.post(`/api/creator/complete-bank-details?token=${token}`, companyDetails);
  const { accountId } = (await staff.get(`/applications/${applicationId}`)).body;
  const seen = await staff.bankSeen(applicationId);
  const noted = await staff.post(`/creators/${accountId}/notes`, { content: 'Sails' });
  const note = noted.body.data[0]._id;
  const next = await applyAs(server, 'mia', { phoneNumber: '+90 532 000 00 01' });
  const { id: bay } = await server.createAccount({ role: 'sponsor', username: 'bluebay' });
  const { body } = await server.post('/api/sponsor/auth/login', { username: 'bluebay', password: 'open-sesame-1' });
  sponsor = { authorization: `Bearer ${body.accessToken}` };
  const [mail] = (await staff.get('/mails')).body.data;
  await server.platform.database.updateTable('outboxMail').set({ state: 'failed' }).where('id', '=', mail.id).execute();
  const { data: mails } = (await staff.get(`/creators/${accountId}/mails`)).body;
  const told = mails.find(({ isReadable }: { isReadable: boolean }) => isReadable);
  const stays = await startStays(server);
  const stay = await stayAt(server, stays, 'REQUESTED');
  const invitation = await stayAt(server, { ...stays, sponsor: handsOf(server, 'sponsor', sponsor) }, 'INVITED');
  const anybody = { name: 'Anybody', query: '' };
  const [saved] = (await server.post('/api/sponsor/searches', anybody, sponsor)).body.data;
  const { _id: autumn } = (await server.post('/api/sponsor/lists', { name: 'Autumn' }, sponsor)).body;
  const hotel = { hotelName: 'Bay House', cityId: null, cityName: 'Kaş', timeZone: 'Europe/Istanbul' };
  const [bayHouse] = (await server.post('/api/sponsor/hotels', { ...hotel, hotelName: 'Old House' }, sponsor)).body
    .hotels;
  const red = { name: 'Red Bay', username: 'redbay', email: 'red@mail.example' };
  const reported = await plantQuestion(server, accountId, { state: 'reported' });
  deeds = [
    { call: 'moveApplication', path: `/api/admin/applications/${next.applicationId}/moves`, body: { move: 'approve' } },
    {
      call: 'moveApplications',
      path: '/api/admin/applications/moves',
      body: { ids: [next.applicationId], request: { move: 'undo' } },
    },
    { call: 'revealBankDetails', path: `/api/admin/creators/${accountId}/bank-details/reveal`, body: {} },
    {
      call: 'moveBankDetails',
      path: `/api/admin/creators/${accountId}/bank-details/moves`,
      body: { move: 'verify', ...seen },
    },
    { call: 'changeShortlist', path: `/api/sponsor/shortlist/${accountId}`, body: { isListed: true, note: 'Spring' } },
    {
      call: 'addToList',
      path: '/api/sponsor/shortlist',
      body: { creatorIds: [accountId], list: { kind: 'new', name: 'June' } },
    },
    { call: 'makeList', path: '/api/sponsor/lists', body: { name: 'Spring' } },
    { call: 'changeList', path: `/api/sponsor/lists/${autumn}`, body: { move: 'remove' } },
    { call: 'keepHotel', path: '/api/sponsor/hotels', body: hotel },
    {
      call: 'changeHotel',
      path: `/api/sponsor/hotels/${bayHouse._id}`,
      body: { move: 'rename', hotelName: 'Hill House' },
    },
    { call: 'saveSearch', path: '/api/sponsor/searches', body: { name: 'Spring', query: 'expertise=diving' } },
    { call: 'openSearch', path: `/api/sponsor/searches/${saved._id}/openings`, body: {} },
    { call: 'changeSearch', path: `/api/sponsor/searches/${saved._id}`, body: { move: 'delete' } },
    { call: 'addStayNote', path: `/api/admin/hotel-bookings/${stay}/notes`, body: { content: 'Spring' } },
    { call: 'moveStay', path: `/api/admin/hotel-bookings/${stay}/moves`, body: { move: 'review' } },
    { call: 'inviteCreator', path: '/api/sponsor/invitations', body: makeInvitation(server, stays.blog.id) },
    { call: 'addInvitationNote', path: `/api/sponsor/invitations/${invitation}/notes`, body: { content: 'Spring' } },
    { call: 'readNotifications', path: '/api/notifications/read', body: {} },
    { call: 'readSomeNotifications', path: '/api/notifications/read/some', body: { ids: ['some'] } },
    { call: 'saveMailChoices', path: '/api/notifications/mail-choices', body: { muted: ['stay.note'] } },
    { call: 'moveInvitation', path: `/api/sponsor/invitations/${invitation}/moves`, body: { move: 'cancel' } },
    { call: 'moveCreator', path: `/api/admin/creators/${accountId}/moves`, body: { move: 'suspend' } },
    { call: 'addStaffNote', path: `/api/admin/creators/${accountId}/notes`, body: { content: 'Spring' } },
    { call: 'removeStaffNote', path: `/api/admin/notes/${note}/remove`, body: {} },
    { call: 'moveMail', path: `/api/admin/mails/${mail.id}/moves`, body: { move: 'requeue' } },
    { call: 'readCreatorMail', path: `/api/admin/creators/${accountId}/mails/${told.id}/reading`, body: {} },
    { call: 'moveReportedQuestion', path: `/api/admin/questions/${reported}/move`, body: { move: 'block' } },
    { call: 'inviteSponsor', path: '/api/admin/sponsors', body: red },
    { call: 'moveSponsor', path: `/api/admin/sponsors/${bay}/moves`, body: { move: 'suspend' } },
  ];
  const isOfSponsor = (path: string) => path.startsWith('/api/sponsor') || path.startsWith('/api/notifications');
  send = (path, content, headers) =>
    server.post(path, content, { ...(isOfSponsor(path) ? sponsor : staff.headers), ...headers });
});
afterAll(() => server.stop());

/** What sponsors do for themselves is not in the trail, nor is a note, which is read where it stands. */
const unwritten = [
  ...[
    'addToList',
    'changeShortlist',
    'makeList',
    'changeList',
    'keepHotel',
    'changeHotel',
    'saveSearch',
    'openSearch',
    'changeSearch',
  ],
  ...['inviteCreator', 'addInvitationNote', 'moveInvitation', 'addStayNote'],
  ...['readNotifications', 'readSomeNotifications', 'saveMailChoices'],
];

/** These find their record before they look at the key. */
const lookedUpFirst = ['revealBankDetails', 'readCreatorMail'];

describe('a deed that is sent again under its key', () => {
  it('is every deed of staff and sponsors', async () => {
    const { body } = await server.get('/api/docs/openapi.json');
    const theirs = operationsIn(body)
      .filter(({ method, access }) => method === 'post' && access?.some((role) => /staff|sponsor/.test(role)))
      .map(({ name }) => name);
    expect(deeds.map(({ call }) => call).sort()).toEqual(theirs.sort());
  });

  it('answers the same and does nothing, also when both come at once, and is refused for another record', async () => {
    for (const [index, { call, path, body }] of deeds.entries()) {
      const key = under(`deed-number-${index}`);
      const before = await trail();
      const [first, beside] = await Promise.all([send(path, body, key), send(path, body, key)]);
      const after = await trail();
      const again = await send(path, body, key);
      expect([call, first.status, beside.status, again.status]).toEqual([call, 200, 200, 200]);
      expect([call, beside.body, again.body]).toEqual([call, first.body, first.body]);
      const written = after.slice(0, after.length - before.length);
      expect([call, written]).toEqual([call, [...new Set(written)]]);
      expect([call, written.length > 0]).toEqual([call, !unwritten.includes(call)]);
      for (const [id] of path.matchAll(/[0-9a-f-]{36}/g))
        expect([call, (await send(path.replace(id, randomUUID()), body, key)).status]).toEqual([
          call,
          lookedUpFirst.includes(call) ? 404 : 409,
        ]);
      expect(await trail()).toEqual(after);
    }
  });

  it('is refused with other content', async () => {
    const { path } = deeds[0] as Deed;
    const other = await send(path, { move: 'undo' }, under('deed-number-0'));
    expect([other.status, other.body.message]).toEqual([
      409,
      'This Idempotency-Key was already used for another request.',
    ]);
  });

  it('is done for each account that sends it under the same key, also for two of one name', async () => {
    const key = under('the-same-key');
    const { id, owner } = await startBlog(server, { username: 'laura', number: 77 });
    const sponsors = [await signInSponsor(server, 'laura'), await signInSponsor(server, 'wild.coast')];
    expect((await server.post(`/api/creator/${id}/blog-config`, {}, { ...owner, ...key })).status).toBe(200);
    for (const headers of sponsors) {
      const { status, body } = await server.post('/api/sponsor/lists', { name: 'Summer' }, { ...headers, ...key });
      expect([status, body.lists?.length]).toEqual([200, 1]);
    }
  });

  it('keeps nothing that is secret', async () => {
    const answers = await server.platform.database.selectFrom('idempotency').select('answer').execute();
    expect(JSON.stringify(answers)).not.toMatch(/TR33|1234567890|Spring/);
  });

  it('that was refused is judged anew', async () => {
    const { path } = deeds.find(({ call }) => call === 'moveSponsor') as Deed;
    const key = under('suspend-twice');
    expect((await send(path, { move: 'suspend' }, key)).status).toBe(409);
    expect((await send(path, { move: 'reinstate' }, {})).status).toBe(200);
    expect((await send(path, { move: 'suspend' }, key)).status).toBe(200);
  });
});
