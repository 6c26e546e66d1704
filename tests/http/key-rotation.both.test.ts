import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailRequestedPasswordLinks } from '#server/accounts/password-links.ts';
import { verifyAuditCommand } from '#server/audit/audit.feature.ts';
import { type BankDetails, readBankDetails, writeBankDetails } from '#server/bank-details/encrypted-details.ts';
import { tables } from '#server/db/tables.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { newKey, parseKeyRing } from '#server/lib/key-ring.ts';
import { hashToken } from '#server/lib/secrets.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { rotateKeysCommand } from '#server/ops/keys.commands.ts';
import { openSecrets } from '#server/ops/open-secrets.ts';
import { applyAs } from '#tests/kit/applicant.ts';
import { plantApplicant } from '#tests/kit/fleet.ts';
import { rounds } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const [old, fresh] = [newKey('k1'), newKey('k2')];
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({}, { VAYA_KEYS: old });
});
afterEach(() => server.stop());

const details: BankDetails = {
  accountType: 'person',
  name: 'Deniz',
  iban: 'TR330006100519786457841326',
  taxNumber: '10000000146',
  taxOffice: '',
  address: 'Liman 3',
  city: 'Antalya',
  district: 'Kaş',
  country: 'Turkey',
};

const plantBankDetails = async (username: string): Promise<string> => {
  const { id } = await server.createAccount({ role: 'creator', username });
  await inUnitOfWork(server.platform, (unit) => writeBankDetails(unit, id, { ...details, name: username }));
  return id;
};
const nameOf = async (accountId: string) => (await readBankDetails(server.platform, accountId))?.name;
const ask = (email: string) => server.post('/api/creator/send-verification-email', { email });

/** What every process does after a restart with these keys. */
async function restartWith(...keys: string[]): Promise<void> {
  const { platform } = server;
  const config = { ...platform.config, keys: parseKeyRing(keys.join(',')) };
  Object.assign(platform.secrets, await openSecrets(config, platform.database));
}

async function deliver(): Promise<string[]> {
  const delivered: string[] = [];
  server.clock.now += 60_000;
  await deliverDueMails(server.platform, async ({ to, subject }) => void delivered.push(`${to}: ${subject}`));
  return delivered.sort();
}

describe('a key rotation', () => {
  it('encrypts everything under the first key, and the others are no longer needed', async () => {
    const account = await plantBankDetails('deniz');
    await ask('mia@mail.example');
    await restartWith(fresh, old);
    expect(await rotateKeysCommand(server.platform)).toBe(
      'Encrypted 3 values under k2. Keep the other keys in VAYA_KEYS unless they leaked: older audit entries, recovery codes, status links and backups need them.',
    );
    expect(await rotateKeysCommand(server.platform)).toMatch(/^Encrypted 0 values/);
    await restartWith(fresh);
    expect(await nameOf(account)).toBe('deniz');
    expect(await deliver()).toEqual([expect.stringMatching(/^mia@mail\.example: \d{6}/)]);
  });

  it('keeps the other keys where something cannot be decrypted, which stays as it is', async () => {
    const [broken, account] = [await plantBankDetails('deniz'), await plantBankDetails('kerem')];
    const { database } = server.platform;
    await database.updateTable('bankDetails').set({ encrypted: 'k1.broken' }).where('accountId', '=', broken).execute();
    await restartWith(fresh, old);
    expect(await rotateKeysCommand(server.platform)).toBe(
      'Encrypted 1 values under k2. 1 could not be decrypted and were not changed: keep the other keys.',
    );
    expect(await nameOf(account)).toBe('kerem');
    await expect(restartWith(fresh)).rejects.toThrow('encrypted under the key k1');
  });

  it('keeps sessions, links and codes good while the old key is in the ring', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz' });
    const signIn = { username: 'deniz', password: 'open-sesame-1' };
    const { body } = await server.post('/api/auth/login', signIn);
    const { statusToken } = await applyAs(server, 'mia');
    const verification = (await ask('kim@mail.example')).body;
    const [mail = ''] = (await deliver()).filter((each) => each.startsWith('kim'));
    await restartWith(fresh, old);
    await rotateKeysCommand(server.platform);
    const headers = { authorization: `Bearer ${body.accessToken}` };
    expect((await server.get('/api/auth/session', headers)).status).toBe(200);
    expect((await server.get(`/api/creator/application-status?token=${statusToken}`)).status).toBe(200);
    const code = /\d{6}/.exec(mail)?.[0];
    const verified = { applicationId: verification.applicationId, code };
    expect((await server.post('/api/creator/verify-email', verified)).body.isValid).toBe(true);
  });

  it('leaves an audit trail that is intact under both keys, and says which key a check needs', async () => {
    const record = () =>
      inUnitOfWork(server.platform, async (unit) => unit.record({ action: 'staff.add', subjectId: 'x' }), 'ada');
    await record();
    await restartWith(fresh, old);
    await rotateKeysCommand(server.platform);
    await record();
    expect(await verifyAuditCommand(server.platform)).toBe('The audit trail is intact: 3 entries.');
    await restartWith(fresh);
    await expect(verifyAuditCommand(server.platform)).rejects.toThrow(
      'Entry 1 needs the key k1. Add it to VAYA_KEYS and run the check again.',
    );
  });

  it('loses nothing that is sent or read while it runs', async () => {
    const [count, senders, week] = [rounds(120, 400), rounds(30, 60), 7 * 24 * 60 * 60_000];
    const { database, now } = server.platform;
    const planted: { accountId: string; token: string }[] = [];
    for (let index = 0; index < count; index += 1) {
      const { account, applicationId } = await plantApplicant(server.platform, `creator${index}`);
      await database.updateTable('application').set({ state: 'APPROVED' }).where('id', '=', applicationId).execute();
      const token = `token-of-creator-${index}`;
      const link = { id: account.id, accountId: account.id, tokenHash: hashToken('bank-link', token) };
      const times = { expiresAt: now() + week, submittedAt: null, createdAt: now() };
      await database
        .insertInto('bankLink')
        .values({ ...link, ...times, state: 'issued', message: null })
        .execute();
      await inUnitOfWork(server.platform, (unit) => writeBankDetails(unit, account.id, { ...details, name: 'old' }));
      planted.push({ accountId: account.id, token });
    }
    await restartWith(fresh, old);
    const sending = planted.filter((_, index) => index % Math.floor(count / senders) === 0);
    const send = async ({ token }: { token: string }) => {
      const path = `/api/creator/complete-bank-details?token=${token}`;
      const form = await server.get(`/api/creator/bank-details-form?token=${token}`);
      return [form.status, (await server.post(path, { ...details, name: 'new' })).status];
    };
    const [statuses] = await Promise.all([Promise.all(sending.map(send)), rotateKeysCommand(server.platform)]);
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    await restartWith(fresh);
    for (const one of planted) expect(await nameOf(one.accountId)).toBe(sending.includes(one) ? 'new' : 'old');
  });
});

describe('what is encrypted for one row', () => {
  /** Puts into each of two rows what the other one holds. */
  async function exchange(table: string, column: string, key: string, rows: readonly [string, string]) {
    const { database } = server.platform;
    const found = await sql<{ name: string; text: string }>`
      select ${sql.ref(key)} as name, ${sql.ref(column)} as text from ${sql.table(table)}`.execute(database);
    const textOf = (row: string) => found.rows.find(({ name }) => name === row)?.text;
    for (const [row, other] of [rows, rows.toReversed()])
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${textOf(other ?? '')} where ${sql.ref(key)} = ${row}`.execute(
        database,
      );
  }

  it('does not decrypt as the bank details of another account', async () => {
    const rows = [await plantBankDetails('deniz'), await plantBankDetails('kerem')] as const;
    await exchange('bankDetails', 'encrypted', 'accountId', rows);
    for (const row of rows) await expect(nameOf(row)).rejects.toThrow('authenticate');
  });

  it('is not delivered as another mail', async () => {
    for (const email of ['deniz@mail.example', 'kerem@mail.example']) await ask(email);
    const ids = await server.platform.database.selectFrom('outboxMail').select('id').execute();
    await exchange('outboxMail', 'encryptedContent', 'id', [ids[0]?.id ?? '', ids[1]?.id ?? '']);
    expect(await deliver()).toEqual([]);
  });

  it('mails no one as another request for a password, and delays no other request', async () => {
    for (const username of ['deniz', 'kerem', 'ada']) await server.createAccount({ role: 'creator', username });
    for (const email of ['deniz@mail.example', 'kerem@mail.example', 'ada@mail.example']) {
      await server.post('/api/auth/password/forgot', { email });
      server.clock.now += 1;
    }
    const { database } = server.platform;
    const [one, other] = await database.selectFrom('passwordRequest').select('id').orderBy('createdAt').execute();
    await exchange('passwordRequest', 'encryptedEmail', 'id', [one?.id ?? '', other?.id ?? '']);
    await mailRequestedPasswordLinks(server.platform);
    expect(await deliver()).toEqual([expect.stringMatching(/^ada@mail\.example/)]);
    expect(await database.selectFrom('passwordRequest').selectAll().execute()).toEqual([]);
  });
});

it('every column that is named encrypted is declared so, and is rotated', async () => {
  const found = await server.platform.database.introspection.getTables();
  const named = found.flatMap(({ name, columns }) =>
    columns.filter((column) => /^encrypted/.test(column.name)).map((column) => `${name}.${column.name}`),
  );
  const declared = Object.entries(tables).flatMap(([name, { encrypted }]: [string, { encrypted: readonly string[] }]) =>
    encrypted.map((column) => `${name}.${column}`),
  );
  expect(named.sort()).toEqual(declared.sort());
});
