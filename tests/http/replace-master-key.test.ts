import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyAuditCommand } from '#server/audit/audit.commands.ts';
import { findBreak } from '#server/audit/follow-trail.ts';
import { restoreCommand } from '#server/backup/backup.commands.ts';
import { backUp } from '#server/backup/backup.service.ts';
import { readBankDetails } from '#server/bank-details/sealed-details.ts';
import { replaceMasterKeyCommand } from '#server/installation/replace-master-key.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fingerprintOf, nameOf, secretsFrom } from '#server/platform/secrets.ts';
import { inUnitOfWork } from '#server/records/unit-of-work.ts';
import { applyAs, signInStaff, tokenIn } from '#tests/kit/applicant.ts';
import { makeDatabase } from '#tests/kit/beginnings.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { dataFolder } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
let env: Record<string, string>;
let server: TestServer;
const start = async (more: Record<string, string> = {}) => startTestServer({}, { ...env, ...more });
beforeEach(async () => {
  data = dataFolder();
  env = { DATA_DIR: data.folder, ...(await makeDatabase()) };
});
afterEach(async () => {
  await server.stop();
  data.remove();
});

const newKey = () => randomBytes(32).toString('base64url');

/** As the command line does it, while no server runs. */
async function withCommand<Result>(work: (platform: Platform) => Promise<Result>, more: Record<string, string> = {}) {
  const platform = await openPlatform(configOf({ ...env, ...more }), silentLog, 'lone command');
  try {
    return await work(platform);
  } finally {
    await platform.database.destroy();
  }
}

/** Somebody of the staff, an applicant with a link to their status, an approved one with a link to their bank details. */
async function plantWorld() {
  const staff = await signInStaff(server);
  const { statusToken } = await applyAs(server, 'kim');
  const { applicationId } = await applyAs(server, 'deniz', {
    iban: 'TR330006100519786457841326',
    accountHolderName: 'D',
  });
  await staff.moveApplication(applicationId, { move: 'approve' });
  server.clock.now += 60_000;
  const { id } = await server.platform.database
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'deniz')
    .executeTakeFirstOrThrow();
  return {
    staff,
    statusToken,
    accountId: id,
    bankToken: await tokenIn(server, 'deniz@mail.example', 'bank-link'),
    details: await inUnitOfWork(server.platform, (unit) => readBankDetails(unit, id)),
  };
}

describe('a new master key', () => {
  it('takes nothing from anybody', async () => {
    server = await start();
    const world = await plantWorld();
    const key = { 'Idempotency-Key': 'the-same-key-again' };
    const invite = { username: 'acme', email: 'acme@mail.example', name: 'Acme' };
    const invited = await server.post('/api/admin/sponsors', invite, { ...world.staff.headers, ...key });
    const mails = (await server.mails()).map(({ to, subject }) => `${to}: ${subject}`).sort();
    const old = readFileSync(join(data.folder, 'secret.key'), 'utf8');
    await verifyAuditCommand(server.platform, {});
    await server.stop();

    const said = await withCommand(replaceMasterKeyCommand);
    expect(said).toMatch(
      /^\d+ texts are sealed under the master key [0-9a-f]{8}\. The old one is kept in .*secret\.key\.[0-9a-f]{8}\. Whoever/,
    );

    server = await start();
    const fresh = readFileSync(join(data.folder, 'secret.key'), 'utf8');
    expect(fresh).not.toBe(old);
    const kept = `secret.key.${nameOf(secretsFrom(Buffer.from(old, 'base64url')))}`;
    expect(readFileSync(join(data.folder, kept), 'utf8')).toBe(old);
    expect(readdirSync(data.folder).filter((name) => name.startsWith('secret.key'))).toEqual(['secret.key', kept]);
    expect((await server.get('/api/auth/session', world.staff.headers)).status).toBe(200);
    expect((await server.get(`/api/creator/application-status?token=${world.statusToken}`)).status).toBe(200);
    expect((await server.get(`/api/creator/bank-details-form?token=${world.bankToken}`)).body.ibanEnding).toBe('1326');
    expect(await inUnitOfWork(server.platform, (unit) => readBankDetails(unit, world.accountId))).toEqual(
      world.details,
    );
    const again = await server.post('/api/admin/sponsors', invite, { ...world.staff.headers, ...key });
    expect([again.status, again.body]).toEqual([invited.status, invited.body]);
    const sent: string[] = [];
    server.clock.now += 60_000;
    await deliverDueMails(server.platform, async ({ to, subject }) => void sent.push(`${to}: ${subject}`));
    expect(sent.sort()).toEqual(mails);
    expect(await verifyAuditCommand(server.platform, {})).toMatch(/^The audit trail is intact: \d+ entries\.$/);
    const { body } = await server.get('/api/admin/audit', world.staff.headers);
    expect(body.data).toContainEqual(expect.objectContaining({ action: 'keys.replace', actor: 'command line' }));
  });

  it('opens nothing that was sealed under the old one and copied away before', async () => {
    server = await start();
    const { accountId } = await plantWorld();
    const { database, secrets } = server.platform;
    const before = await database.selectFrom('dataKey').selectAll().executeTakeFirstOrThrow();
    await server.stop();
    await withCommand(replaceMasterKeyCommand);
    server = await start();
    await server.platform.database.updateTable('dataKey').set({ sealedKey: before.sealedKey }).execute();
    const read = inUnitOfWork(server.platform, (unit) => readBankDetails(unit, accountId));
    await expect(read).rejects.toThrow('authenticate');
    expect(fingerprintOf(secrets)).not.toBe(fingerprintOf(server.platform.secrets));
  });

  it('that is given and not kept has to be said, and is in use from then on, whoever says it', async () => {
    const [old, fresh] = [newKey(), newKey()];
    server = await start({ VAYA_KEY: old });
    const { accountId, details } = await plantWorld();
    await server.stop();
    await expect(withCommand(replaceMasterKeyCommand, { VAYA_KEY: old })).rejects.toThrow(
      'Set VAYA_NEW_KEY to the new master key: 32 random bytes in base64url.',
    );
    const both = { VAYA_KEY: old, VAYA_NEW_KEY: fresh };
    expect(await withCommand(replaceMasterKeyCommand, both)).toContain('Make VAYA_NEW_KEY the VAYA_KEY of everybody.');
    expect(await withCommand(replaceMasterKeyCommand, both)).toBe(
      'This database is under VAYA_NEW_KEY already: make it VAYA_KEY.',
    );
    await expect(start({ VAYA_KEY: old })).rejects.toThrow('made under another master key');
    expect(readdirSync(data.folder).filter((name) => name.startsWith('secret.key'))).toEqual([]);
    for (const keys of [both, { VAYA_KEY: fresh }]) {
      server = await start(keys);
      const read = await inUnitOfWork(server.platform, (unit) => readBankDetails(unit, accountId));
      expect(read).toEqual(details);
      await server.stop();
    }
  });

  it('leaves the audit trail broken where it was broken', async () => {
    server = await start();
    await plantWorld();
    await server.platform.database
      .updateTable('auditEntry')
      .set({ actor: 'nobody' })
      .where('sequence', '=', 2)
      .execute();
    expect(await findBreak(server.platform)).toBe(2);
    await server.stop();
    await withCommand(replaceMasterKeyCommand);
    server = await start();
    expect(await findBreak(server.platform)).toBe(2);
  });

  it('takes a backup of before only together with the old one, and can follow it', async () => {
    server = await start();
    const { accountId, details } = await plantWorld();
    const file = join(data.folder, 'before.backup');
    await backUp(server.platform, file);
    await server.stop();
    const old = readFileSync(join(data.folder, 'secret.key'), 'utf8');
    await withCommand(replaceMasterKeyCommand);
    const restore = (platform: Platform) => restoreCommand(platform, { rest: [file], replace: true });
    await expect(withCommand(restore)).rejects.toThrow('under another master key');

    const empty = dataFolder();
    env = { DATA_DIR: empty.folder, ...(await makeDatabase()) };
    await withCommand(restore, { VAYA_KEY: old });
    const fresh = { VAYA_KEY: old, VAYA_NEW_KEY: newKey() };
    await withCommand(replaceMasterKeyCommand, fresh);
    server = await start(fresh);
    expect(await inUnitOfWork(server.platform, (unit) => readBankDetails(unit, accountId))).toEqual(details);
    empty.remove();
  });

  it('keeps what an older release has hashed, under the key that it was hashed with', async () => {
    server = await start();
    const { staff } = await plantWorld();
    const { database, secrets } = server.platform;
    // Such a release knew no hash key: it hashed under the master key.
    const masterKey = Buffer.from(readFileSync(join(data.folder, 'secret.key'), 'utf8'), 'base64url');
    const token = staff.headers.authorization.replace('Bearer ', '');
    const tokenHash = secretsFrom(masterKey).hash('session', token);
    await database
      .updateTable('session')
      .set({ tokenHash })
      .where('tokenHash', '=', secrets.hash('session', token))
      .execute();
    await database.deleteFrom('hashKey').execute();
    await server.stop();
    server = await start();
    expect((await server.get('/api/auth/session', staff.headers)).status).toBe(200);
    await server.stop();
    await withCommand(replaceMasterKeyCommand);
    server = await start();
    expect((await server.get('/api/auth/session', staff.headers)).status).toBe(200);
  });
});
