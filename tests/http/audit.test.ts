import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStaff } from '#server/accounts/account.commands.ts';
import { verifyTrail } from '#server/audit/audit-trail.ts';
import { backUpCommand } from '#server/ops/backup.commands.ts';
import { restore } from '#server/ops/backup.service.ts';
import { rotateKeysCommand } from '#server/ops/keys.commands.ts';
import { addSponsor } from '#server/sponsors/sponsor.commands.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const password = 'open-sesame-1';
const trail = async () =>
  (
    await server.platform.database
      .selectFrom('auditEntry')
      .leftJoin('account', 'account.id', 'auditEntry.subjectId')
      .select(['actor', 'action', 'account.username', 'details'])
      .orderBy('sequence')
      .execute()
  ).map(({ actor, action, username, details }) => [actor, action, username, JSON.parse(details)]);
let before = 0;
beforeEach(async () => {
  before = (await trail()).length;
});
const written = async () => (await trail()).slice(before);
const given = (username: string) => ({ username, email: `${username}@mail.example`, name: 'A Name', rest: [] });
const signIn = (username: string, wish = password) => server.post('/api/auth/login', { username, password: wish });

describe('the audit trail', () => {
  it('tells of sign-ins of staff, and of nobody else', async () => {
    await server.createAccount({ role: 'staff', username: 'keeper' });
    await server.createAccount({ role: 'creator', username: 'deniz' });
    for (const username of ['keeper', 'deniz']) expect((await signIn(username)).status).toBe(200);
    expect(await written()).toEqual([['keeper', 'staff.signIn', 'keeper', {}]]);
  });

  it('tells once when guesses at a password of staff are stopped', async () => {
    await server.createAccount({ role: 'staff', username: 'hunted' });
    await server.createAccount({ role: 'creator', username: 'mia' });
    for (const username of ['hunted', 'mia'])
      for (let turn = 0; turn < 9; turn += 1) {
        server.clock.now += 60_000;
        await signIn(username, 'wrong');
      }
    expect(await written()).toEqual([['system', 'staff.block', 'hunted', {}]]);
  });

  it('tells of a change of password by staff', async () => {
    server.clock.now += 2 * 60 * 60_000;
    await server.createAccount({ role: 'staff', username: 'changer' });
    const { body } = await signIn('changer');
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const change = { currentPassword: password, password: 'beyond-the-last-bay' };
    expect((await server.post('/api/auth/password/change', change, headers)).status).toBe(200);
    expect(await written()).toEqual([
      ['changer', 'staff.signIn', 'changer', {}],
      ['changer', 'staff.setPassword', 'changer', {}],
    ]);
  });

  it('tells of what the command line does', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vaya-audit-'));
    const file = join(folder, 'monday.backup');
    await addStaff(server.platform, given('ada'));
    await addSponsor(server.platform, given('bluebay'));
    await rotateKeysCommand(server.platform);
    await backUpCommand(server.platform, { rest: [file] });
    await expect(backUpCommand(server.platform, { rest: [file] })).rejects.toThrow('exists already');
    expect((await written()).slice(-2)).toEqual([
      ['command line', 'backup.make', null, { file }],
      ['command line', 'backup.fail', null, { file }],
    ]);
    await addStaff(server.platform, given('undone'));
    await restore(server.platform, file, true);
    rmSync(folder, { recursive: true });
    expect(await written()).toEqual([
      ['command line', 'staff.add', 'ada', {}],
      ['command line', 'staff.setUpSecondFactor', 'ada', {}],
      ['command line', 'sponsor.add', 'bluebay', {}],
      ['command line', 'keys.rotate', null, { key: 'k1' }],
      ['command line', 'backup.restore', null, { file }],
    ]);
    expect(await verifyTrail(server.platform)).toMatchObject({ isIntact: true });
  });

  it('notices that it was deleted as a whole', async () => {
    expect(await verifyTrail(server.platform)).toMatchObject({ isIntact: true });
    await addStaff(server.platform, given('mallory'));
    for (const table of ['auditEntry', 'auditHead'] as const)
      await server.platform.database.deleteFrom(table).execute();
    expect(await verifyTrail(server.platform)).toMatchObject({ brokenAt: 1 });
  });

  it('notices a change in any column of an entry, and of the head of the trail', async () => {
    await addStaff(server.platform, given('eve'));
    const { database } = server.platform;
    const changed = (value: string | number) => (typeof value === 'number' ? value + 1_000 : `${value}x`);
    const entries = await database.selectFrom('auditEntry').selectAll().orderBy('sequence').execute();
    const entry = entries.at(-2);
    const head = await database.selectFrom('auditHead').selectAll().executeTakeFirstOrThrow();
    if (!entry) throw new Error('The trail is too short.');
    const putEntry = async (row: typeof entry) => {
      await database
        .deleteFrom('auditEntry')
        .where('sequence', 'in', [entry.sequence, entry.sequence + 1_000])
        .execute();
      await database.insertInto('auditEntry').values(row).execute();
    };
    const putHead = (row: typeof head) => database.updateTable('auditHead').set(row).execute();
    for (const [column, value] of Object.entries(entry)) {
      await putEntry({ ...entry, [column]: changed(value) });
      expect(await verifyTrail(server.platform), column).toMatchObject({ brokenAt: entry.sequence });
      await putEntry(entry);
    }
    for (const [column, value] of Object.entries(head)) {
      await putHead({ ...head, [column]: changed(value) });
      expect(await verifyTrail(server.platform), column).toMatchObject({ brokenAt: head.sequence + 1 });
      await putHead(head);
    }
    expect(await verifyTrail(server.platform)).toMatchObject({ isIntact: true });
  });
});
