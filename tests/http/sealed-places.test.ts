import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBankDetails, writeBankDetails } from '#server/bank-details/sealed-details.ts';
import { rotateKeysCommand } from '#server/installation/keys.commands.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { takeUpPasswordRequests } from '#server/password/password-requests.ts';
import { boundMark } from '#server/platform/sealer.ts';
import { inUnitOfWork } from '#server/records/unit-of-work.ts';
import { tables } from '#server/tables.ts';
import { mailTo } from '#tests/kit/applicant.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const masterKey = randomBytes(32);
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({}, { VAYA_KEY: masterKey.toString('base64url') });
});
afterEach(() => server.stop());

const detailsOf = (name: string) => ({
  accountType: 'company' as const,
  name,
  iban: 'TR330006100519786457841326',
  taxNumber: '1234567890',
  taxOffice: 'Kas',
  address: 'Liman 3',
  city: 'Antalya',
  district: 'Kas',
  country: 'Turkey',
});

const read = (accountId: string) => inUnitOfWork(server.platform, (unit) => readBankDetails(unit, accountId));

async function plantBankDetails(username: string): Promise<string> {
  const { id } = await server.createAccount({ role: 'creator', username });
  await inUnitOfWork(server.platform, (unit) => writeBankDetails(unit, id, detailsOf(username)));
  return id;
}

/** Puts into each of two rows what the other one holds. */
async function exchange(table: string, column: string, key: string, rows: readonly [string, string]): Promise<void> {
  const { database } = server.platform;
  const found = await sql<{ name: string; sealed: string }>`
    select ${sql.ref(key)} as name, ${sql.ref(column)} as sealed from ${sql.table(table)}`.execute(database);
  const sealedOf = (row: string) => found.rows.find(({ name }) => name === row)?.sealed;
  for (const [row, other] of [rows, rows.toReversed()])
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealedOf(other ?? '')} where ${sql.ref(key)} = ${row}`.execute(
      database,
    );
}

async function deliver(): Promise<string[]> {
  const said: string[] = [];
  server.clock.now += 60_000;
  await deliverDueMails(server.platform, async ({ to, subject }) => void said.push(`${to}: ${subject}`));
  return said.sort();
}

const ask = (email: string) => server.post('/api/creator/send-verification-email', { email });

describe('what is sealed for one row', () => {
  it('and moved to that of another account does not open as its bank details', async () => {
    const rows = [await plantBankDetails('deniz'), await plantBankDetails('kerem')] as const;
    await exchange('bankDetails', 'sealed', 'accountId', rows);
    for (const row of rows) await expect(read(row)).rejects.toThrow('authenticate');
  });

  it('and moved to another mail is sent to nobody', async () => {
    for (const email of ['deniz@mail.example', 'kerem@mail.example']) await ask(email);
    const ids = await server.platform.database.selectFrom('outboxMail').select('id').execute();
    await exchange('outboxMail', 'sealedContent', 'id', [ids[0]?.id ?? '', ids[1]?.id ?? '']);
    expect(await deliver()).toEqual([]);
    await exchange('outboxMail', 'sealedContent', 'id', [ids[0]?.id ?? '', ids[1]?.id ?? '']);
    expect(await deliver()).toEqual([
      expect.stringMatching(/^deniz@mail\.example: \d{6}/),
      expect.stringMatching(/^kerem@mail\.example: \d{6}/),
    ]);
  });

  it('and moved to another request for a password mails nobody, and keeps nobody else waiting', async () => {
    for (const username of ['deniz', 'kerem', 'ada']) await server.createAccount({ role: 'creator', username });
    for (const email of ['deniz@mail.example', 'kerem@mail.example', 'ada@mail.example']) {
      await server.post('/api/auth/password/forgot', { email });
      server.clock.now += 1;
    }
    const { database } = server.platform;
    const [one, other] = await database.selectFrom('passwordRequest').select('id').orderBy('createdAt').execute();
    await exchange('passwordRequest', 'sealedEmail', 'id', [one?.id ?? '', other?.id ?? '']);
    await takeUpPasswordRequests(server.platform);
    expect(await deliver()).toEqual([expect.stringMatching(/^ada@mail\.example/)]);
    expect(await database.selectFrom('passwordRequest').selectAll().execute()).toEqual([]);
  });

  it('and moved to another key opens nothing', async () => {
    const account = await plantBankDetails('deniz');
    const { database } = server.platform;
    const key = await database.selectFrom('dataKey').selectAll().executeTakeFirstOrThrow();
    await database
      .insertInto('dataKey')
      .values({ ...key, id: 'copy' })
      .execute();
    await database.updateTable('bankDetails').set({ dataKeyId: 'copy' }).execute();
    await expect(read(account)).rejects.toThrow('authenticate');
  });
});

/** As it was done when nothing was bound to its place. */
function sealedBefore(key: Uint8Array, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', key, '', 'vaya seal', 32)), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

describe('what an older release has sealed', () => {
  /** A mail and bank details, as they lie in a database that was just brought up to date. */
  async function plantOlder() {
    const { database } = server.platform;
    await ask('deniz@mail.example');
    const content = JSON.stringify({ subject: 'As before', text: 'As before', html: '' });
    await database
      .updateTable('outboxMail')
      .set({ sealedContent: sealedBefore(masterKey, content) })
      .execute();
    const accounts = [await plantBankDetails('deniz'), await plantBankDetails('kerem')] as const;
    const dataKey = randomBytes(32);
    const sealedKey = sealedBefore(masterKey, dataKey.toString('base64url'));
    await database.updateTable('dataKey').set({ sealedKey }).execute();
    for (const accountId of accounts) {
      const sealed = sealedBefore(dataKey, JSON.stringify({ accountId, ...detailsOf('As before') }));
      await database.updateTable('bankDetails').set({ sealed }).where('accountId', '=', accountId).execute();
    }
    return accounts;
  }
  const marks = async () => {
    const { database } = server.platform;
    const mails = await database.selectFrom('outboxMail').select('sealedContent as sealed').execute();
    const keys = await database.selectFrom('dataKey').select('sealedKey as sealed').execute();
    const details = await database.selectFrom('bankDetails').select('sealed').execute();
    return [...mails, ...keys, ...details].map(({ sealed }) => sealed?.startsWith(boundMark));
  };

  it('opens, and is bound to its place when keys are rotated', async () => {
    const accounts = await plantOlder();
    expect(await read(accounts[0])).toEqual(detailsOf('As before'));
    expect((await mailTo(server, 'deniz@mail.example', 'code'))?.subject).toBe('As before');
    expect(new Set(await marks())).toEqual(new Set([false]));
    expect(await rotateKeysCommand(server.platform)).toBe(
      '2 bank details are sealed under a new key, 4 other texts anew.',
    );
    expect(new Set(await marks())).toEqual(new Set([true]));
    for (const account of accounts) expect(await read(account)).toEqual(detailsOf('As before'));
    expect(await deliver()).toEqual(['deniz@mail.example: As before']);
  });

  it('does not open as the bank details of another account, before and after', async () => {
    const accounts = await plantOlder();
    await exchange('bankDetails', 'sealed', 'accountId', accounts);
    await expect(read(accounts[0])).rejects.toThrow('belong to another account');
    await rotateKeysCommand(server.platform);
    await expect(read(accounts[0])).rejects.toThrow('belong to another account');
  });

  it('and does not open any more is left as it is, and said', async () => {
    await ask('deniz@mail.example');
    await server.platform.database.updateTable('outboxMail').set({ sealedContent: 'broken' }).execute();
    expect(await rotateKeysCommand(server.platform)).toBe(
      '0 bank details are sealed under a new key, 3 other texts anew. 1 did not open before, and stay as they are.',
    );
  });
});

it('every column that is called sealed is declared so, or lies under a data key', async () => {
  const found = await server.platform.database.introspection.getTables();
  const named = found.flatMap(({ name, columns }) =>
    columns.filter((column) => column.name.startsWith('sealed')).map((column) => `${name}.${column.name}`),
  );
  const declared = Object.entries(tables).flatMap(([name, { sealed }]: [string, { sealed: readonly string[] }]) =>
    sealed.map((column) => `${name}.${column}`),
  );
  expect(named.sort()).toEqual([...declared, 'bankDetails.sealed'].sort());
});
