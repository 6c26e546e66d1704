import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addStaff } from '#server/account/staff.commands.ts';
import { keyAuditCommand, verifyAuditCommand } from '#server/audit/audit.commands.ts';
import { everyEntry } from '#server/audit/audit.store.ts';
import { unkeyedHash } from '#server/audit/audit-trail.ts';
import { backUpCommand, restoreCommand } from '#server/backup/backup.commands.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let folder: string;
beforeEach(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'vaya-mark-'));
  for (const name of ['ada', 'eve']) await add(name);
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const add = (username: string) =>
  addStaff(server.platform, { username, email: `${username}@mail.example`, name: 'A Name', rest: [] });
const verify = (accept?: boolean) => verifyAuditCommand(server.platform, { accept });
const actions = async () =>
  (await server.platform.database.selectFrom('auditEntry').select('action').orderBy('sequence').execute()).map(
    ({ action }) => action,
  );

/** By whoever may write in the database, and has no key. */
const byIntruder = {
  async empty() {
    await server.platform.database.deleteFrom('auditEntry').execute();
    await server.platform.database.deleteFrom('auditHead').execute();
  },
  headNow: () => server.platform.database.selectFrom('auditHead').selectAll().executeTakeFirstOrThrow(),
  async cutBackTo({ sequence, hash }: { sequence: number; hash: string }) {
    const { database } = server.platform;
    await database.deleteFrom('auditEntry').where('sequence', '>', sequence).execute();
    await database.updateTable('auditHead').set({ sequence, hash }).execute();
  },
  async hashWithoutKey(from = 1) {
    const { database } = server.platform;
    let before = '';
    for await (const entry of everyEntry(database)) {
      const hash = entry.sequence < from ? entry.hash : unkeyedHash(before, entry);
      await database.updateTable('auditEntry').set({ hash }).where('sequence', '=', entry.sequence).execute();
      before = hash;
    }
    await database.updateTable('auditHead').set({ hash: before }).execute();
  },
};

const cutBack =
  /^The audit trail does not go on from where it was on \S+Z, when it had \d entries; it has \d entries now\..*--accept/;

describe('a trail that was looked at', () => {
  it('may grow, and may neither be emptied nor be cut back to where it was', async () => {
    const head = await byIntruder.headNow();
    expect(await verify()).toMatch(
      /^The audit trail is intact: 4 entries\. This is the first check from this data folder: .*this one\.$/,
    );
    await add('kim');
    expect(await verify()).toBe('The audit trail is intact: 6 entries.');
    await byIntruder.cutBackTo(head);
    await expect(verify()).rejects.toThrow(cutBack);
    await byIntruder.empty();
    await expect(verify()).rejects.toThrow(cutBack);
  });

  it('may not be as long as it was and another one, nor longer', async () => {
    const head = await byIntruder.headNow();
    await add('kim');
    await verify();
    await byIntruder.cutBackTo(head);
    for (const name of ['mia', 'noa']) {
      await add(name);
      await expect(verify()).rejects.toThrow(cutBack);
    }
  });

  it('is another one where a backup was restored, and is taken as it is by whoever says so', async () => {
    const file = join(folder, 'a.backup');
    await backUpCommand(server.platform, { rest: [file] });
    await add('kim');
    await verify();
    expect(await restoreCommand(server.platform, { rest: [file], replace: true })).toContain('audit verify --accept');
    await expect(verify()).rejects.toThrow(cutBack);
    expect(await verify(true)).toMatch(/^The audit trail is intact: 6 entries\./);
    expect((await actions()).slice(-3)).toEqual(['backup.make', 'backup.restore', 'audit.accept']);
    expect(await verify()).toBe('The audit trail is intact: 7 entries.');
  });

  it('is taken by nobody where it is broken', async () => {
    await server.platform.database
      .updateTable('auditEntry')
      .set({ actor: 'nobody' })
      .where('sequence', '=', 2)
      .execute();
    await expect(verify(true)).rejects.toThrow('The audit trail is broken at entry 2.');
  });

  it('was looked at by nobody who changes what is kept of it', async () => {
    await verify();
    const file = join(server.platform.config.dataDir, 'audit.mark');
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    for (const other of [JSON.stringify({ ...kept, sequence: 0 }), '{}', 'x']) {
      writeFileSync(file, other);
      await expect(verify()).rejects.toThrow('when this data folder was last used for it');
    }
  });
});

describe('a trail without a key', () => {
  const hasKey = 'The audit trail has a key already';

  it('is given one once, which is written down', async () => {
    await byIntruder.hashWithoutKey();
    await expect(verify()).rejects.toThrow('run "audit key" once');
    expect(await keyAuditCommand(server.platform)).toBe('4 entries of the audit trail were given a key.');
    expect((await actions()).at(-1)).toBe('audit.key');
    expect(await verify()).toMatch(/^The audit trail is intact: 5 entries\./);
    await expect(keyAuditCommand(server.platform)).rejects.toThrow(hasKey);
  });

  it('is given none where somebody has written with a key before or since', async () => {
    await byIntruder.hashWithoutKey(3);
    await expect(keyAuditCommand(server.platform)).rejects.toThrow(hasKey);
    await byIntruder.hashWithoutKey();
    await add('kim');
    await expect(keyAuditCommand(server.platform)).rejects.toThrow(hasKey);
    expect((await actions()).includes('audit.key')).toBe(false);
  });

  it('is given none where one with a key was seen', async () => {
    await verify();
    await byIntruder.hashWithoutKey();
    await expect(verify()).rejects.toThrow('The audit trail is broken at entry 1.');
    await expect(keyAuditCommand(server.platform)).rejects.toThrow(hasKey);
  });
});
