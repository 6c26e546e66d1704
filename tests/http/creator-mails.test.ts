import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creatorMailsReply, mailReadingReply } from '#contract/mail.ts';
import { passwordChangedMail, passwordResetMail } from '#server/accounts/account.mails.ts';
import { verifyTrail } from '#server/audit/audit-trail.ts';
import { rowsInBatches } from '#server/db/queries.ts';
import { contentCell } from '#server/db/tables/mail.table.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { contentOf, readMailsTo } from '#server/mail/stored-mails.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { applyAs, makeApplication, sendApplication, signInStaff, verifyEmail } from '#tests/kit/applicant.ts';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { isSqlite, planOf, statementsDuring } from '#tests/kit/plans.ts';
import { readZip } from '#tests/kit/read-zip.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const day = 24 * 60 * 60_000;
const mask = '••••••';

let server: TestServer;
let staff: Awaited<ReturnType<typeof signInStaff>>;
beforeEach(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
});
afterEach(() => server.stop());

const list = async (id: string, query = '') => staff.get(`/creators/${id}/mails?${query}`);
const listed = async (id: string) => creatorMailsReply.parse((await list(id)).body).data;
const read = (id: string, mail: string, headers = {}) =>
  server.post(`/api/admin/creators/${id}/mails/${mail}/reading`, {}, { ...staff.headers, ...headers });
const idOf = async (username: string): Promise<string> =>
  (
    await server.platform.database
      .selectFrom('account')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id;
const deliver = () => deliverDueMails(server.platform, () => Promise.resolve());

/** Whoever applied, was approved and asked for a new password: each of these mails opens something. */
async function writeMails(): Promise<{ id: string; mails: { id: string; template: string }[] }> {
  const { applicationId } = await applyAs(server, 'deniz', { fullName: 'Deniz Yıldız' });
  await staff.moveApplication(applicationId, { move: 'approve' });
  server.clock.now += 20_000;
  const id = await idOf('deniz');
  return { id, mails: await listed(id) };
}

/** What opens something: a code, or what an address carries behind its path. */
const secretsIn = (template: string, text: string): string[] =>
  template === 'code'
    ? (text.match(/\b\d{6}\b/g) ?? [])
    : [...text.matchAll(/token=([\w.-]+)/g)].map(([, token]) => token ?? '');

describe('a mail about a decision that may still be undone', () => {
  const developersMails = async () => {
    const { body } = await server.get('/dev/mailbox.json');
    return body.map(({ template }: { template: string }) => template);
  };

  it('is read by nobody, neither by staff nor in the mailbox of a developer', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    await staff.moveApplication(applicationId, { move: 'approve' });
    const id = await idOf('deniz');
    const approved = async () => (await listed(id)).find(({ template }) => template === 'approved');
    const held = await approved();
    expect(held).toMatchObject({ state: 'queued', isHeld: true, isReadable: false });
    expect((await read(id, held?.id ?? '')).status).toBe(404);
    expect((await server.get(`/dev/mailbox/${held?.id}`)).status).toBe(404);
    expect(await developersMails()).not.toContain('approved');
    server.clock.now += 13_000;
    expect(await approved()).toMatchObject({ state: 'queued', isHeld: false, isReadable: true });
    expect((await read(id, held?.id ?? '')).status).toBe(200);
    expect((await server.get(`/dev/mailbox/${held?.id}`)).status).toBe(200);
    expect(await developersMails()).toContain('approved');
  });
});

describe('the mails to a creator', () => {
  it('are listed the latest first, with what became of each', async () => {
    const { id } = await writeMails();
    server.clock.now += 20_000;
    await deliver();
    const { fullName, data, total } = creatorMailsReply.parse((await list(id)).body);
    expect([fullName, total, data.length]).toEqual(['Deniz Yıldız', data.length, data.length]);
    expect(data.map(({ template }) => template).sort()).toEqual([
      'application-received',
      'approved',
      'bank-link',
      'code',
    ]);
    expect(data.map(({ createdAt }) => createdAt)).toEqual(
      data.map(({ createdAt }) => createdAt).toSorted((one, other) => other - one),
    );
    for (const { to, state, sentAt, isReadable } of data)
      expect([to, state, sentAt, isReadable]).toEqual(['deniz@mail.example', 'sent', server.clock.now, true]);
    const second = creatorMailsReply.parse((await list(id, 'offset=1&limit=2')).body);
    expect(second).toEqual({ fullName, data: data.slice(1, 3), total });
  });

  it('are those to the address as it was once typed, too', async () => {
    const applyWith = async (email: string) => {
      const applicationId = await verifyEmail(server, email);
      await sendApplication(server, makeApplication('deniz', { applicationId, email }));
      return applicationId;
    };
    await staff.moveApplication(await applyWith('Deniz@mail.example'), { move: 'reject', reason: 'content' });
    server.clock.now += 31 * day;
    await applyWith('deniz@mail.example');
    staff = await signInStaff(server, 'later');
    const { data, total } = creatorMailsReply.parse((await list(await idOf('deniz'))).body);
    expect([total, data.map(({ to, template }) => `${template}: ${to}`).toSorted()]).toEqual([
      5,
      [
        'application-received: Deniz@mail.example',
        'application-received: deniz@mail.example',
        'code: Deniz@mail.example',
        'code: deniz@mail.example',
        'rejected: Deniz@mail.example',
      ],
    ]);
    for (const { id } of data) expect((await read(await idOf('deniz'), id)).status).toBe(200);
  });

  it('are found by indexes, however many there are to others', async () => {
    await applyAs(server, 'deniz');
    const { database } = server.platform;
    const { email, emailFolded, id } = await database
      .selectFrom('account')
      .selectAll()
      .where('username', '=', 'deniz')
      .executeTakeFirstOrThrow();
    const mail = await database.selectFrom('outboxMail').selectAll().limit(1).executeTakeFirstOrThrow();
    const others = Array.from({ length: 2_000 }, (_, number) => ({
      ...mail,
      ...{ id: `mail-${number}`, recipient: `other${number}@mail.example`, createdAt: number },
    }));
    for (const some of rowsInBatches(others)) await database.insertInto('outboxMail').values(some).execute();
    if (!isSqlite(server)) await sql`analyze "outboxMail"`.execute(database);
    const asked = await statementsDuring(server, async () => {
      const [first] = await listed(id);
      await read(id, first?.id ?? '');
      await readMailsTo(server.platform, { email, emailFolded });
    });
    const selects = asked.filter((text) => /^select .*from "outboxMail" where .*recipient/s.test(text));
    expect(selects).toHaveLength(4);
    const plans = await Promise.all(selects.map(async (text) => `${text}: ${await planOf(server, text)}`));
    expect(plans.filter((plan) => !/outboxMail_(lowerRecipient|pkey)|autoindex_outboxMail/.test(plan))).toEqual([]);
  });

  it('say why they were not sent', async () => {
    const { id } = await writeMails();
    server.clock.now += 20_000;
    await deliverDueMails(server.platform, () => Promise.reject(Object.assign(new Error(), { responseCode: 550 })));
    const data = await listed(id);
    const { state, attempts, lastError } = data.find(({ template }) => template === 'approved') ?? {};
    expect([state, attempts, lastError]).toEqual(['retrying', 1, '550']);
  });

  it('are read as they were written, with every secret masked, before they leave and after', async () => {
    const { id, mails } = await writeMails();
    const { database, secrets } = server.platform;
    const written = new Map(
      (await database.selectFrom('outboxMail').select(['id', 'encryptedContent']).execute()).map((mail) => [
        mail.id,
        contentOf(secrets.decrypt(mail.encryptedContent ?? '', contentCell(mail.id))),
      ]),
    );
    for (const secret of ['kept', 'erased']) {
      for (const { id: mail, template } of mails) {
        const { subject, text } = written.get(mail) ?? { subject: '', text: '' };
        const hidden = secretsIn(template, `${subject}\n${text}`);
        expect(hidden.length).toBeGreaterThan(0);
        const reading = mailReadingReply.parse((await read(id, mail)).body);
        expect(reading.secret).toBe(secret);
        expect(hidden.filter((each) => JSON.stringify(reading).includes(each))).toEqual([]);
        const masked = (words: string) =>
          hidden.reduce((rest, each) => rest.replaceAll(`token=${each}`, mask).replaceAll(each, mask), words);
        expect([reading.subject, reading.text]).toEqual([masked(subject), masked(text)]);
      }
      server.clock.now += 20_000;
      await deliver();
    }
  });

  it('say that nothing is masked where nothing is', async () => {
    const { id } = await writeMails();
    const url = `${server.platform.config.publicUrl}/forgot-password`;
    await inUnitOfWork(server.platform, async (unit) =>
      unit.queueMail({
        ...{ to: 'deniz@mail.example', language: 'en' },
        ...passwordChangedMail(url, { language: 'en', signedOut: 'all', hadCalendar: false }),
      }),
    );
    const mail = (await listed(id)).find(({ template }) => template === 'password-changed');
    const { body } = await read(id, mail?.id ?? '');
    expect(mailReadingReply.parse(body)).toMatchObject({ subject: 'Your Vaya password was changed', secret: 'none' });
    expect(body.text).toContain(url);
  });

  it('leave a line in the trail for each reading, one for each that is repeated, and none for a list', async () => {
    const { id, mails } = await writeMails();
    const of = (wanted: string) => mails.find(({ template }) => template === wanted)?.id ?? '';
    await read(id, of('approved'), { 'Idempotency-Key': 'reading-number-one' });
    const again = await read(id, of('approved'), { 'Idempotency-Key': 'reading-number-one' });
    expect(mailReadingReply.parse(again.body).subject).toBe('Welcome to Vaya');
    const other = await read(id, of('code'), { 'Idempotency-Key': 'reading-number-one' });
    expect(other.status, 'another mail under the same key').toBe(409);
    await read(id, of('code'));
    const { data } = (await staff.get('/audit?action=mail.read')).body;
    const line = { actor: 'keeper', action: 'mail.read', subject: 'Deniz Yıldız' };
    expect(data).toMatchObject([
      { ...line, details: { mail: 'code' } },
      { ...line, details: { mail: 'approved' } },
    ]);
    expect(await verifyTrail(server.platform)).toMatchObject({ isIntact: true });
  });

  it('are read for thirty days and listed for ninety', async () => {
    const { id, mails } = await writeMails();
    server.clock.now += 20_000;
    await deliver();
    server.clock.now += 30 * day - 60_000;
    await runCleanups(server.platform);
    staff = await signInStaff(server, 'early');
    expect((await read(id, mails[0]?.id ?? '')).status).toBe(200);
    server.clock.now += 60_000;
    await runCleanups(server.platform);
    expect((await listed(id)).map(({ isReadable }) => isReadable)).toEqual(mails.map(() => false));
    const lines = (await staff.get('/audit?action=mail.read')).body.data.length;
    expect((await read(id, mails[0]?.id ?? '')).status).toBe(404);
    expect((await staff.get('/audit?action=mail.read')).body.data).toHaveLength(lines);
    server.clock.now += 60 * day;
    await runCleanups(server.platform);
    staff = await signInStaff(server, 'third');
    expect(await listed(id)).toEqual([]);
  });

  it('are those of that creator alone, and a creator’s', async () => {
    const { mails } = await writeMails();
    const sponsor = await server.createAccount({ role: 'sponsor', username: 'bluebay' });
    const other = await server.createAccount({ role: 'creator', username: 'mia' });
    expect(await listed(other.id)).toEqual([]);
    for (const id of [sponsor.id, other.id, 'nobody']) expect((await read(id, mails[0]?.id ?? '')).status).toBe(404);
    for (const id of [sponsor.id, 'nobody']) expect((await list(id)).status).toBe(404);
  });

  it('are told to nobody but staff', async () => {
    const { id, mails } = await writeMails();
    const blog = await startBlog(server, { username: 'mia' });
    const sponsor = await signInSponsor(server, 'redbay');
    for (const headers of [blog.owner, sponsor, {}]) {
      const path = `/api/admin/creators/${id}/mails`;
      const answers = [
        await server.get(path, headers),
        await server.post(`${path}/${mails[0]?.id}/reading`, {}, headers),
      ];
      const expected = 'authorization' in headers ? 403 : 401;
      expect(answers.map(({ status }) => status)).toEqual([expected, expected]);
    }
  });

  it('are in what a creator downloads, as staff read them', async () => {
    const blog = await startBlog(server, { username: 'mia' });
    await inUnitOfWork(server.platform, async (unit) =>
      unit.queueMail({
        ...{ to: 'mia@mail.example', language: 'en' },
        ...passwordResetMail('https://vaya.example/set-password?token=abc', 'en'),
      }),
    );
    const response = await fetch(`${server.url}/api/account/download`, {
      method: 'POST',
      headers: { ...blog.owner, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: 'open-sesame-1' }),
    });
    const mails = JSON.parse(String(readZip(Buffer.from(await response.arrayBuffer())).get('mails.json')));
    const reset = mails.find(({ subject }: { subject: string }) => subject === 'Set a new Vaya password');
    expect(reset.text).toContain(`https://vaya.example/set-password?${mask}`);
  });
});
