import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { findBreak } from '#server/audit/follow-trail.ts';
import { readBankDetails, writeBankDetails } from '#server/bank-details/sealed-details.ts';
import { listNewestMails } from '#server/mail/outbox-mail.store.ts';
import { placeOfContent } from '#server/mail/outbox-mail.table.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fingerprintOf } from '#server/platform/secrets.ts';
import { inUnitOfWork } from '#server/records/unit-of-work.ts';
import { authenticate } from '#server/session/session.service.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { plantAccount, plantSession } from '#tests/kit/fleet.ts';
import { copyDatabase, createDatabase } from '#tests/kit/postgres-databases.ts';
import { cli, dataFolder } from '#tests/kit/server-process.ts';

const root = join(import.meta.dirname, '../..');
const details = {
  accountType: 'person' as const,
  name: 'Deniz',
  iban: 'TR330006100519786457841326',
  taxNumber: '10000000146',
  taxOffice: '',
  address: 'Liman 3',
  city: 'Antalya',
  district: 'Kaş',
  country: 'Turkey',
};

const folders: ReturnType<typeof dataFolder>[] = [];
afterEach(() => {
  for (const { remove } of folders.splice(0)) remove();
});

type Environment = Record<string, string>;

/** As a server would open it; PostgreSQL takes a moment to see that somebody is gone. */
async function withPlatform<Result>(env: Environment, work: (platform: Platform) => Promise<Result>): Promise<Result> {
  const platform = await eventually(() => openPlatform(configOf(env), silentLog));
  try {
    return await work(platform);
  } finally {
    await platform.database.destroy();
  }
}

const plantWorld = (platform: Platform) =>
  inUnitOfWork(
    platform,
    async (unit) => {
      const { id } = await plantAccount(
        { ...platform, database: unit.database },
        { role: 'creator', username: 'deniz' },
      );
      const token = await plantSession({ ...platform, database: unit.database }, id);
      await writeBankDetails(unit, id, details);
      const mail = { template: 'code' as const, subject: 'A code', text: '123456', html: '' };
      for (const to of ['one@mail.example', 'two@mail.example']) unit.queueMail({ ...mail, to, language: 'en' });
      unit.record({ action: 'staff.add', subjectId: id });
      return { id, token };
    },
    'ada',
  );

const everything = (platform: Platform, { id, token }: Awaited<ReturnType<typeof plantWorld>>) =>
  inUnitOfWork(platform, async (unit) => ({
    details: await readBankDetails(unit, id),
    mails: (await listNewestMails(unit.database, 5)).map((mail) =>
      JSON.parse(platform.secrets.open(mail.sealedContent ?? '', placeOfContent(mail.id))),
    ),
    fingerprint: fingerprintOf(platform.secrets),
    isSignedIn: (await authenticate({ ...platform, database: unit.database }, token)) !== null,
  }));

/** Replaces the key, and is killed before one of its steps; says whether it came so far. */
async function replaceUntil(step: number, env: Environment): Promise<'killed' | 'done'> {
  const preload = join(root, 'tests/kit/end-at-step.cjs');
  const child = spawn(process.execPath, ['--require', preload, ...cli, 'keys', 'replace'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', END_AT_STEP: String(step), ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const [code, signal] = await once(child, 'close');
  if (signal !== 'SIGKILL') expect([code, said]).toEqual([0, '']);
  return signal === 'SIGKILL' ? 'killed' : 'done';
}

const newKey = () => randomBytes(32).toString('base64url');

/** The same database again, for another end. */
async function copyOf(first: Environment): Promise<Environment> {
  const folder = dataFolder();
  folders.push(folder);
  cpSync(first.DATA_DIR ?? '', folder.folder, { recursive: true });
  if (!first.DATABASE_URL) return { ...first, DATA_DIR: folder.folder };
  return { ...first, DATA_DIR: folder.folder, DATABASE_URL: await copyDatabase(first.DATABASE_URL) };
}

describe('a change of the master key that is killed before any of its steps loses nothing', () => {
  it.each([
    ['on SQLite, of a key that is kept in a file', async () => ({})],
    [
      'on PostgreSQL, of a key that is given',
      async () => ({ DATABASE_URL: await createDatabase(inject('postgresUrl')), VAYA_KEY: newKey() }),
    ],
  ])('%s', { timeout: 240_000 }, async (_, makeEnv: () => Promise<Environment>) => {
    const folder = dataFolder();
    folders.push(folder);
    const first: Environment = { DATA_DIR: folder.folder, ...(await makeEnv()) };
    const world = await withPlatform(first, plantWorld);
    const before = await withPlatform(first, (platform) => everything(platform, world));
    const text = expect.stringMatching(/^123456/);
    expect(before).toMatchObject({ details, isSignedIn: true, mails: [{ text }, { text }] });
    const ends: string[] = [];
    while (ends.at(-1) !== 'done, under the new key') {
      const env: Environment = { ...(await copyOf(first)), ...('VAYA_KEY' in first && { VAYA_NEW_KEY: newKey() }) };
      const end = await replaceUntil(ends.length + 1, env);
      const fingerprint = await withPlatform(env, async (platform) => {
        expect({ ...(await everything(platform, world)), fingerprint: before.fingerprint }).toEqual(before);
        expect(await findBreak(platform)).toBeNull();
        return fingerprintOf(platform.secrets);
      });
      const key = fingerprint === before.fingerprint ? 'old' : 'new';
      ends.push(`${end}, under the ${key} key`);
      const isSettled = !readdirSync(env.DATA_DIR ?? '').includes('secret.key.next');
      expect(isSettled || key === 'old').toBe(true);
    }
    const [old, fresh] = ['old', 'new'].map(
      (key) => ends.filter((end) => end === `killed, under the ${key} key`).length,
    );
    expect(old).toBeGreaterThan(9);
    expect(fresh).toBeGreaterThan('VAYA_KEY' in first ? 0 : 3);
    expect(ends).toEqual(ends.toSorted((one, other) => rank(one) - rank(other)));
  });
});

/** The old key, then the new one, and never back. */
const rank = (end: string): number =>
  ['killed, under the old key', 'killed, under the new key', 'done, under the new key'].indexOf(end);
