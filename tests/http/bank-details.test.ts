import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCleanups } from '#server/run-cleanups.ts';
import { applyAs, mailTo, signInStaff, staffHands, tokenIn } from '#tests/kit/applicant.ts';
import { companyDetails } from '#tests/kit/people.ts';
import { beginWith, startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let staff: Awaited<ReturnType<typeof signInStaff>>;
let accountId: string;
let applicationId: string;
let token: string;
let approved: { applicationId: string; accountId: string; token: string; at: number };

const deniz = 'deniz@mail.example';
const day = 24 * 60 * 60_000;
const { iban } = companyDetails;

const denizIsApproved = beginWith(async (first) => {
  const keeper = await signInStaff(first);
  const { applicationId } = await applyAs(first, 'deniz');
  await keeper.moveApplication(applicationId, { move: 'approve' });
  const { accountId } = (await keeper.get(`/applications/${applicationId}`)).body;
  approved = { applicationId, accountId, token: await tokenIn(first, deniz, 'bank-link'), at: first.clock.now };
});
beforeEach(async () => {
  server = await startTestServer({}, {}, denizIsApproved);
  server.clock.now = approved.at;
  staff = await staffHands(server, 'keeper');
  ({ applicationId, accountId, token } = approved);
});
afterEach(() => server.stop());

const read = (key = token) => server.get(`/api/creator/bank-details-form?token=${key}`);
const send = (change: object = {}, key = token) =>
  server.post(`/api/creator/complete-bank-details?token=${key}`, { ...companyDetails, ...change });
/** What staff do about those that they have before their eyes. */
const move = async (request: { move: string; [name: string]: unknown }) => {
  const seen = request.move === 'reissue' ? {} : await staff.bankSeen(applicationId);
  return staff.post(`/creators/${accountId}/bank-details/moves`, { ...seen, ...request });
};
const renew = () => server.post('/api/creator/bank-details-link', { token });
const stateOf = async () => {
  const rows = await server.platform.database.selectFrom('bankLink').select('state').orderBy('createdAt').execute();
  return rows.map(({ state }) => state);
};

describe('the form behind the link', () => {
  it('[BANK-01, BANK-04, API-17] starts with what we know, and shows nothing that is secret', async () => {
    expect((await read()).body).toEqual({
      fullName: 'The deniz',
      email: 'd•••@mail.example',
      accountType: 'company',
      name: '',
      address: '',
      city: '',
      district: '',
      country: 'Turkey',
      taxOffice: '',
      ibanEnding: '',
      linkExpiresAt: expect.any(Number),
      message: null,
    });
    expect(await stateOf()).toEqual(['opened']);
  });

  it('is filled from the application, the IBAN by its ending alone', async () => {
    const { applicationId } = await applyAs(server, 'mia', {
      hasCompany: true,
      legalEntity: 'Mia Ltd',
      taxNo: '1234567890',
      taxOffice: 'Bodrum',
      iban,
      address: 'Kale 1',
    });
    await staff.moveApplication(applicationId, { move: 'approve' });
    const { body } = await read(await tokenIn(server, 'mia@mail.example', 'bank-link'));
    expect(body).toMatchObject({
      accountType: 'company',
      name: 'Mia Ltd',
      taxOffice: 'Bodrum',
      address: 'Kale 1',
      ibanEnding: '1326',
    });
    expect(JSON.stringify(body)).not.toMatch(/0006100519|1234567890/);
  });

  it('[API-18] takes the details as form data', async () => {
    const response = await server.ask(`/api/creator/complete-bank-details?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(companyDetails)),
    });
    expect([response.status, response.body]).toEqual([200, { data: { submittedAt: server.clock.now } }]);
  });

  it('[API-18] takes the details, once, and mails that they are here', async () => {
    const { status, body } = await send();
    expect([status, body]).toEqual([200, { data: { submittedAt: server.clock.now } }]);
    expect((await mailTo(server, deniz, 'bank-details-received'))?.subject).toBe('We received your bank details');
    for (const answer of [await send(), await send({ iban: '' }), await read()])
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        409,
        'linkUsed',
        expect.stringMatching(/^You have already sent your details on \d+ \w+ \d{4}\.$/),
      ]);
    const rows = JSON.stringify(await server.platform.database.selectFrom('bankDetails').selectAll().execute());
    expect(rows).not.toMatch(/0006100519|1234567890|Yacht|Liman/);
  });

  it('takes a plain HTML form as well', async () => {
    const answer = await server.ask(`/api/creator/complete-bank-details?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams(companyDetails),
    });
    expect(answer.status).toBe(200);
  });

  it('takes them once, when twenty come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send({ name: `Owner ${index}` })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    const mails = (await server.mails()).filter(({ template }) => template === 'bank-details-received');
    expect(mails).toHaveLength(1);
  });

  const wrong: [what: string, change: object, fields: object][] = [
    ['[BANK-21] no account type', { accountType: '' }, { accountType: 'Please select an account type' }],
    ['[BANK-22] no company name', { name: ' ' }, { name: 'Company name is required' }],
    [
      '[BANK-22, BANK-31] a person without name and number',
      { accountType: 'person', name: '', taxNumber: '', taxOffice: '' },
      { name: 'Account holder name is required', taxNumber: 'TCKN is required' },
    ],
    ['[BANK-23] no IBAN', { iban: 'TR' }, { iban: 'IBAN is required' }],
    ['[BANK-25] another country', { iban: 'DE44500105175407324931' }, { iban: 'IBAN must start with TR for Turkey' }],
    [
      '[BANK-26] a short IBAN',
      { iban: iban.slice(0, 25) },
      { iban: 'Turkish IBAN must be exactly 26 characters (TR + 24 digits)' },
    ],
    [
      '[BANK-24] a letter among the digits',
      { iban: `${iban.slice(0, 25)}X` },
      { iban: 'Please enter a valid Turkish IBAN format (TR followed by 24 digits)' },
    ],
    ['[BANK-31] no tax number', { taxNumber: '' }, { taxNumber: 'Tax number is required' }],
    ['[BANK-32] a short tax number', { taxNumber: '123' }, { taxNumber: 'Tax number must be 10 digits' }],
    ['[BANK-32] a short TCKN', { accountType: 'person', taxNumber: '123' }, { taxNumber: 'TCKN must be 11 digits' }],
    ['[BANK-33] no tax office', { taxOffice: '' }, { taxOffice: 'Tax office is required for companies' }],
    ['[BANK-34] no address', { address: '' }, { address: 'Address is required' }],
    ['[BANK-35] a long address', { address: 'a'.repeat(251) }, { address: 'Address cannot exceed 250 characters' }],
    ['[BANK-37] no city', { city: '' }, { city: 'City is required' }],
    ['[BANK-38] no district', { district: '' }, { district: 'District is required' }],
    ['[BANK-39] no country', { country: '' }, { country: 'Country is required' }],
  ];
  it('refuses what is missing or wrong, in the words of its field', async () => {
    for (const [what, change, fields] of wrong) {
      const { status, body } = await send(change);
      expect([status, body.fields], what).toEqual([400, fields]);
    }
    expect(await stateOf()).toEqual(['issued']);
  });

  it('[BANK-33, BANK-35] takes a person without a tax office, and an address of 250', async () => {
    const person = { accountType: 'person', taxNumber: '1000 0000 146', taxOffice: '', address: 'a'.repeat(250) };
    expect((await send(person)).status).toBe(200);
  });
});

describe('a link that is over', () => {
  it('says the same of an unknown and of an expired one, and sends a new one to the address on file', async () => {
    const text = 'This link has expired or is invalid. Please contact support for assistance.';
    expect([(await read('unknown')).status, (await read('unknown')).body.message]).toEqual([404, text]);
    server.clock.now += 7 * day;
    const expired = await read();
    expect([expired.status, expired.body.code, expired.body.message]).toEqual([410, 'linkExpired', text]);
    expect((await send()).status).toBe(410);
    expect((await renew()).body).toEqual({ success: true });
    const fresh = await tokenIn(server, deniz, 'bank-link');
    expect(fresh).not.toBe(token);
    expect((await read(fresh)).status).toBe(200);
    await renew();
    expect(await stateOf()).toEqual(['expired', 'opened']);
  });

  it('sends another in the place of a new one whose mail did not arrive, but not while it may be on its way', async () => {
    const sent = async () => (await server.mails()).filter(({ template }) => template === 'bank-link').length;
    server.clock.now += 7 * day;
    for (const _ of [1, 2]) expect((await renew()).body).toEqual({ success: true });
    expect([await stateOf(), await sent()]).toEqual([['expired', 'issued'], 2]);
    server.clock.now += 2 * 60_000;
    expect((await renew()).body).toEqual({ success: true });
    expect(await stateOf()).toEqual(['expired', 'revoked', 'issued']);
    const fresh = await tokenIn(server, deniz, 'bank-link');
    expect((await send({}, fresh)).status).toBe(200);
    expect((await renew()).body).toMatchObject({
      code: 'linkUsed',
      message: expect.stringMatching(/^You have already sent your details on/),
    });
  });

  it('is every one but the newest', async () => {
    await move({ move: 'reissue' });
    expect((await read()).status).toBe(410);
    expect(await stateOf()).toEqual(['revoked', 'issued']);
  });
});

describe('links of a year ago', () => {
  const cleanUpAfter = async (days: number) => {
    server.clock.now += days * day;
    await runCleanups(server.platform);
  };

  it('are gone, but for the newest of a creator, which tells how things stand', async () => {
    server.clock.now += 8 * day;
    await renew();
    staff = await staffHands(server, 'keeper');
    await move({ move: 'reissue' });
    expect(await stateOf()).toEqual(['expired', 'revoked', 'issued']);
    await cleanUpAfter(365);
    expect(await stateOf()).toHaveLength(2);
    await cleanUpAfter(9);
    expect(await stateOf()).toEqual(['issued']);
    await cleanUpAfter(400);
    expect(await stateOf()).toEqual(['issued']);
    expect((await read()).body.code).toBe('linkUnknown');
    expect((await read(await tokenIn(server, deniz, 'bank-link'))).body.code).toBe('linkExpired');
    staff = await staffHands(server, 'keeper');
    expect((await move({ move: 'reissue' })).body).toEqual({ state: 'issued' });
  });

  it('stay where details came by them that were verified: they tell when that was', async () => {
    await send();
    await move({ move: 'return', message: 'Which bank?' });
    token = await tokenIn(server, deniz, 'bank-needs-changes');
    await send({}, token);
    await move({ move: 'verify' });
    const { database } = server.platform;
    const later = { state: 'revoked' as const, message: null, submittedAt: null };
    const times = { createdAt: server.clock.now + 500 * day, expiresAt: server.clock.now + 507 * day };
    await database
      .insertInto('bankLink')
      .values({ id: 'later', accountId, tokenHash: 'later', ...later, ...times })
      .execute();
    expect(await stateOf()).toEqual(['needsChanges', 'verified', 'revoked']);
    await cleanUpAfter(373);
    expect(await stateOf()).toEqual(['verified', 'revoked']);
  });
});

describe('the review', () => {
  it('verifies: the creator is active from then on, and hears of it', async () => {
    expect((await move({ move: 'verify' })).status).toBe(409);
    await send();
    expect((await move({ move: 'verify' })).body).toEqual({ state: 'verified' });
    const account = await server.platform.database
      .selectFrom('account')
      .select('state')
      .where('id', '=', accountId)
      .executeTakeFirst();
    expect(account?.state).toBe('active');
    expect((await mailTo(server, deniz, 'activated'))?.subject).toBe('Your Vaya blog is live');
    expect((await move({ move: 'verify' })).status).toBe(409);
    const { history } = (await staff.get(`/applications/${applicationId}`)).body;
    const deeds = history.map(({ action }: { action: string }) => action);
    expect(deeds).toEqual(['application.approve', 'bank.verify', 'account.activate']);
  });

  it('sends them back with a message, by a new link', async () => {
    await send();
    expect((await move({ move: 'return', message: ' ' })).body.fields).toEqual({
      message: 'Please explain what needs to change',
    });
    expect((await move({ move: 'return', message: 'The name is not that of the account.' })).body.state).toBe('issued');
    const mail = await mailTo(server, deniz, 'bank-needs-changes');
    expect(mail?.text).toContain('> The name is not that of the account.');
    const { body } = await read(await tokenIn(server, deniz, 'bank-needs-changes'));
    expect(body).toMatchObject({
      name: 'Deniz Yacht Ltd',
      ibanEnding: '1326',
      message: 'The name is not that of the account.',
    });
    const { history } = (await staff.get(`/applications/${applicationId}`)).body;
    expect(history.at(-1)).toMatchObject({
      action: 'bank.return',
      details: { message: 'The name is not that of the account.' },
    });
    const [entry] = (await staff.get('/audit?action=bank.return')).body.data;
    expect(entry).toMatchObject({ action: 'bank.return', details: {} });
  });

  it('verifies, or sends back, those alone that were looked at, and not what was sent since', async () => {
    await send();
    const { updatedAt } = await staff.bankSeen(applicationId);
    server.clock.now += 1000;
    await move({ move: 'return', message: 'Which bank?' });
    await send({ iban: 'TR320010009999901234567890' }, await tokenIn(server, deniz, 'bank-needs-changes'));
    for (const deed of [{ move: 'verify' }, { move: 'return', message: 'Which bank?' }]) {
      expect((await move({ ...deed, updatedAt })).body.code).toBe('notNow');
      expect((await move({ ...deed, updatedAt: null })).body.code).toBe('notNow');
    }
    expect(await stateOf()).toEqual(['needsChanges', 'submitted']);
    expect((await move({ move: 'verify' })).body).toEqual({ state: 'verified' });
  });

  it('verifies no details that were sent for an earlier application', async () => {
    await send();
    server.clock.now += 20_000;
    await staff.moveApplication(applicationId, { move: 'reopen' });
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'content' });
    server.clock.now += 31 * day;
    staff = await staffHands(server, 'keeper');
    ({ applicationId } = await applyAs(server, 'deniz'));
    await staff.moveApplication(applicationId, { move: 'approve' });
    expect(await stateOf()).toEqual(['revoked', 'issued']);
    expect((await move({ move: 'verify' })).body.code).toBe('notNow');
  });

  it('that were verified are replaced by no link, however old', async () => {
    await send();
    await move({ move: 'verify' });
    server.clock.now += 8 * day;
    expect((await renew()).body.code).toBe('linkUsed');
    const links = (await server.mails()).filter(({ template }) => template === 'bank-link');
    expect([await stateOf(), links.length]).toEqual([['verified'], 1]);
    staff = await staffHands(server, 'keeper');
    expect((await send({ iban: 'TR320010009999901234567890' })).body.code).toBe('linkUsed');
    expect((await staff.post(`/creators/${accountId}/bank-details/reveal`, {})).body.iban).toBe(iban);
  });

  it('waits for nobody whose account was closed', async () => {
    expect((await read()).status).toBe(200);
    await staff.post(`/creators/${accountId}/moves`, { move: 'close' });
    expect([(await read()).status, (await send()).body.code]).toEqual([410, 'linkExpired']);
    server.clock.now += 8 * day;
    expect((await renew()).body.code).toBe('linkExpired');
    expect(await stateOf()).toHaveLength(1);
    staff = await staffHands(server, 'keeper');
    expect((await move({ move: 'reissue' })).body.code).toBe('notNow');
    expect(await server.platform.database.selectFrom('bankDetails').selectAll().execute()).toEqual([]);
  });

  it('is done only for somebody whose application is approved: nobody is verified and pending for ever', async () => {
    await send();
    await staff.moveApplication(applicationId, { move: 'undo' });
    expect((await move({ move: 'verify' })).body.code).toBe('notNow');
    expect((await move({ move: 'return', message: 'Which bank?' })).body.code).toBe('notNow');
    await staff.moveApplication(applicationId, { move: 'approve' });
    expect(await stateOf()).toEqual(['submitted']);
    expect((await move({ move: 'verify' })).body).toEqual({ state: 'verified' });
    expect((await staff.get(`/applications/${applicationId}`)).body.accountState).toBe('active');
  });

  it('asks for a new link once the old one is over, which is said before anybody has written it down', async () => {
    server.clock.now += 7 * day;
    staff = await staffHands(server, 'keeper');
    const { bankLink } = (await staff.get(`/applications/${applicationId}`)).body;
    expect([bankLink.state, await stateOf()]).toEqual(['expired', ['issued']]);
    expect((await move({ move: 'reissue' })).body).toEqual({ state: 'issued' });
    expect(await stateOf()).toEqual(['expired', 'issued']);
  });

  it('reveals an IBAN to one person, and writes that down', async () => {
    await send({ taxNumber: '123 456 7890' });
    const { body } = await staff.post(`/creators/${accountId}/bank-details/reveal`, {});
    expect(body).toMatchObject({ iban, bank: null, taxNumber: '1234567890', name: 'Deniz Yacht Ltd' });
    const entries = await server.platform.database
      .selectFrom('auditEntry')
      .select(['actor', 'action'])
      .orderBy('sequence')
      .execute();
    expect(entries.at(-1)).toEqual({ actor: 'keeper', action: 'bank.reveal' });
    expect((await staff.post('/creators/nobody/bank-details/reveal', {})).status).toBe(404);
  });

  it('shows what was sent later by no repetition of an earlier call, which wrote down only what was there before', async () => {
    await send();
    const reveal = (key: string) =>
      server.post(
        `/api/admin/creators/${accountId}/bank-details/reveal`,
        {},
        { ...staff.headers, 'idempotency-key': key },
      );
    const reveals = async () =>
      (await server.platform.database.selectFrom('auditEntry').select('action').execute()).filter(
        ({ action }) => action === 'bank.reveal',
      ).length;
    expect((await reveal('attempt-1')).body.iban).toBe(iban);
    expect((await reveal('attempt-1')).body.iban).toBe(iban);
    server.clock.now += 1000;
    await move({ move: 'return', message: 'The name is not that of the account.' });
    const other = 'TR320010009999901234567890';
    const again = await tokenIn(server, deniz, 'bank-needs-changes');
    expect((await send({ iban: other }, again)).status).toBe(200);
    expect((await reveal('attempt-1')).status).toBe(409);
    expect(await reveals()).toBe(1);
    expect((await reveal('attempt-2')).body.iban).toBe(other);
    expect(await reveals()).toBe(2);
  });

  it('suspends and reinstates a creator, who is signed out at once', async () => {
    await send();
    await move({ move: 'verify' });
    const set = { token: await tokenIn(server, deniz, 'approved'), password: 'beyond-the-last-bay' };
    await server.post('/api/auth/password/set', set);
    const signIn = () => server.post('/api/auth/login', { username: 'deniz', password: set.password });
    const headers = { authorization: `Bearer ${(await signIn()).body.accessToken}` };
    const change = (wish: string) => staff.post(`/creators/${accountId}/moves`, { move: wish });
    expect((await change('suspend')).body).toEqual({ state: 'suspended' });
    expect([(await server.get('/api/auth/session', headers)).status, (await signIn()).status]).toEqual([401, 403]);
    expect((await change('suspend')).status).toBe(409);
    expect((await change('reinstate')).body).toEqual({ state: 'active' });
    expect((await server.get('/api/auth/session', headers)).status, 'after the reinstatement').toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  it('mails a creator about a suspension and its end, unless it was undone at once', async () => {
    await send();
    await move({ move: 'verify' });
    const change = (wish: string) => staff.post(`/creators/${accountId}/moves`, { move: wish });
    const told = async () =>
      (await server.mails())
        .map(({ template }) => template)
        .filter((template) => /suspended|reinstated/.test(template));
    await change('suspend');
    await change('reinstate');
    server.clock.now += 20_000;
    expect(await told()).toEqual([]);
    await change('suspend');
    server.clock.now += 20_000;
    expect((await mailTo(server, deniz, 'account-suspended'))?.text).toContain('you cannot sign in');
    await change('reinstate');
    expect((await mailTo(server, deniz, 'account-reinstated'))?.text).toContain('/blog/deniz');
    expect(await told()).toHaveLength(2);
  });
});
