import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCreatorsCommand } from '#demo/seed.commands.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { addStaff, showStaff, staffStateCommand } from '#server/accounts/account.commands.ts';
import { addSponsor, moveSponsorCommand, showSponsors } from '#server/sponsors/sponsor.commands.ts';
import { makeTables } from '#tests/kit/beginnings.ts';
import { rounds, sampleOf } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { cli, dataFolder } from '#tests/kit/server-process.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const passwordIn = (said: string) => said.split('\n')[0]?.split(' ').at(-1) ?? '';
/** Sets a password by the link that a command has shown. */
async function setPasswordBy(said: string): Promise<string> {
  const [, token] = /\/set-password\?token=(\S+)/.exec(said) ?? [];
  const password = 'beyond-the-last-bay';
  expect((await server.post('/api/auth/password/set', { token, password })).status).toBe(200);
  expect((await server.post('/api/auth/password/set', { token, password: 'another-last-bay' })).status).toBe(410);
  return password;
}
const given = (username: string) => ({ username, email: `${username}@mail.example`, name: 'A Name', rest: [] });

describe('the commands', () => {
  const run = (...words: string[]) => spawnSync(process.execPath, [...cli, ...words], { encoding: 'utf8' });

  it('are listed with what each of them takes and does, and an example', { timeout: 300_000 }, () => {
    const { stdout } = run('--help');
    for (const word of sampleOf(['-h', 'help'])) expect(run(word).stdout).toBe(stdout);
    const lines = stdout.split('\n').filter((line) => line.startsWith('  '));
    expect(lines.length).toBeGreaterThan(30);
    const shapes = [/^ {2}\w/, /^ {6}[A-Z].*\.$/, /^ {6}npm run vaya -- \w/];
    for (const [index, line] of lines.entries()) expect(line).toMatch(shapes[index % 3] ?? '');
    expect(stdout).toContain('  staff add --username NAME --email ADDRESS --name "FULL NAME" [--password-stdin]\n');
  });

  it('say their version, and the help of each kind', { timeout: 300_000 }, () => {
    expect(run('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    const ofStaff = run('staff', '--help').stdout;
    expect(ofStaff.match(/^ {2}\w+/gm)?.map((line) => line.trim())).toEqual(
      Array(ofStaff.match(/^ {2}\w/gm)?.length).fill('staff'),
    );
    expect(run('staff').stderr).toContain('There are: staff add, staff suspend');
  });

  const add = 'staff add --username ada --email ada@mail.example --name Ada';
  it.each(sampleOf([add, 'staff list', 'audit verify', 'seed --creators 1', 'keys rotate', 'backup all.vaya']))(
    'make no database where there is none: %s',
    (line) => {
      const data = dataFolder();
      const DATA_DIR = join(data.folder, 'none');
      const { status, stdout, stderr } = spawnSync(process.execPath, [...cli, ...line.split(' ')], {
        env: { PATH: process.env.PATH, DATA_DIR, NODE_NO_WARNINGS: '1' },
        encoding: 'utf8',
      });
      const sentence = `There is no database in ${DATA_DIR}. Are the settings of the service missing?\n`;
      expect({ status, stdout, stderr, made: readdirSync(data.folder) }).toEqual({
        status: 1,
        stdout: '',
        stderr: sentence,
        made: [],
      });
      data.remove();
    },
  );

  it('fill an empty database with a demo world that can be signed in to, once', async () => {
    const lines = await seedDemoWorld(server.platform);
    expect(await seedDemoWorld(server.platform)).toEqual(lines);
    const login = { username: 'demo-sponsor', password: passwordIn(lines[1] ?? '') };
    expect((await server.post('/api/sponsor/auth/login', login)).status).toBe(200);
    const { publicUrl } = server.platform.config;
    const elsewhere = { ...server.platform.config, publicUrl: 'http://localhost:4100' };
    const moved = await seedDemoWorld({ ...server.platform, config: elsewhere });
    expect(moved).toEqual(lines.map((line) => line.replace(publicUrl, 'http://localhost:4100')));
    expect(lines.map((line) => line.replace(/token=[\w-]{43}/, 'token=…').split(' ')[1])).toEqual(
      ['/login', '/discovery', '/admin', '/admin', '/application', '/bank-details?token=…'].map(
        (path) => `${publicUrl}${path}`,
      ),
    );
    const [, token = ''] = /token=([\w-]+)/.exec(lines.at(-1) ?? '') ?? [];
    expect((await server.get(`/api/creator/bank-details-form?token=${token}`)).status).toBe(200);
  });

  it('make staff and sponsors, and refuse a second of the same name', async () => {
    const said = await addStaff(server.platform, given('ops.team'));
    expect(said).toMatch(
      /^Staff account ops\.team created. Sign in at http:\/\/.*\/admin\n\nSet the password here. The link works once and is valid until .* UTC:\n/,
    );
    const password = await setPasswordBy(said);
    expect((await server.post('/api/auth/login', { username: 'ops.team', password })).body.next).toBe('code');
    await expect(addStaff(server.platform, given('ops.team'))).rejects.toThrow('already');
    await expect(addStaff(server.platform, { ...given('Ops Team') })).rejects.toThrow('--username');
  });

  it.each([
    ['bay-watch-22', 'This password is easy to guess. Please choose another.'],
    ['beyond-the-last-bay', 'Staff account bay.watch created. Sign in at http://localhost:3000/admin'],
  ])('hold a password from standard input to the rule of everybody: %s', async (password, said) => {
    const data = dataFolder();
    await makeTables({ DATA_DIR: data.folder });
    const who = ['--username', 'bay.watch', '--email', 'bay-watch@mail.example', '--name', 'Ada'];
    const { stdout, stderr } = spawnSync(process.execPath, [...cli, 'staff', 'add', ...who, '--password-stdin'], {
      env: { PATH: process.env.PATH, DATA_DIR: data.folder, NODE_NO_WARNINGS: '1' },
      input: `${password}\n`,
      encoding: 'utf8',
    });
    data.remove();
    expect(`${stdout}${stderr}`.split('\n')[0]).toBe(said);
  });

  it.each(['mia.', 'a..b', '.mia', 'Мia'])('refuse the username %s, as the forms do', async (username) => {
    const adding = addSponsor(server.platform, { ...given('seaside'), username });
    await expect(adding).rejects.toThrow('--username: ');
  });

  it('suspend a sponsor along the chart, which ends every session', async () => {
    const password = await setPasswordBy(await addSponsor(server.platform, given('seaside')));
    const { body } = await server.post('/api/sponsor/auth/login', { username: 'seaside', password });
    const session = () => server.get('/api/auth/session', { authorization: `Bearer ${body.accessToken}` });
    expect((await session()).status).toBe(200);
    await moveSponsorCommand('suspend')(server.platform, { rest: ['seaside'] });
    expect((await session()).status).toBe(401);
    await expect(moveSponsorCommand('suspend')(server.platform, { rest: ['seaside'] })).rejects.toThrow('is suspended');
    expect(await showSponsors(server.platform)).toContain('seaside\tsuspended');
    await moveSponsorCommand('reinstate')(server.platform, { rest: ['seaside'] });
    expect(await showSponsors(server.platform)).toContain('seaside\tactive');
    expect((await session()).status, 'after the reinstatement').toBe(401);
  });

  it('suspend somebody of the staff along the chart, which ends every session, and is written down', async () => {
    await server.createAccount({ role: 'staff', username: 'lookout' });
    const credentials = { username: 'lookout', password: 'open-sesame-1' };
    const { body } = await server.post('/api/auth/login', credentials);
    const session = () => server.get('/api/auth/session', { authorization: `Bearer ${body.accessToken}` });
    const move = (wish: 'suspend' | 'reinstate') => staffStateCommand(wish)(server.platform, { rest: ['Lookout'] });
    expect((await session()).status).toBe(200);
    expect(await move('suspend')).toBe('lookout is suspended.');
    expect([(await session()).status, (await server.post('/api/auth/login', credentials)).status]).toEqual([401, 403]);
    await expect(move('suspend')).rejects.toThrow('lookout is suspended.');
    expect(await showStaff(server.platform)).toContain('lookout\tsuspended');
    expect(await move('reinstate')).toBe('lookout is active.');
    expect([(await session()).status, (await server.post('/api/auth/login', credentials)).status]).toEqual([401, 200]);
    const entries = await server.platform.database
      .selectFrom('auditEntry')
      .select(['actor', 'action'])
      .where('action', 'in', ['staff.suspend', 'staff.reinstate'])
      .orderBy('sequence')
      .execute();
    expect(entries.map(({ actor, action }) => `${actor}: ${action}`)).toEqual([
      'command line: staff.suspend',
      'command line: staff.reinstate',
    ]);
  });

  it('suspend whoever of the staff has said the password alone, whose code is taken no more', async () => {
    const password = await setPasswordBy(await addStaff(server.platform, given('half.way')));
    const { ticket } = (await server.post('/api/auth/login', { username: 'half.way', password })).body;
    await staffStateCommand('suspend')(server.platform, { rest: ['half.way'] });
    const confirmed = await server.post('/api/auth/login/confirm', { ticket, code: '123456' });
    expect([confirmed.status, confirmed.body.code]).toEqual([410, 'signInOver']);
  });

  it('suspend only staff, and the last active one only with --last', async () => {
    const alone = await startTestServer();
    await alone.createAccount({ role: 'staff', username: 'keeper' });
    await alone.createAccount({ role: 'staff', username: 'helper' });
    await alone.createAccount({ role: 'creator', username: 'deniz' });
    const suspend = (...said: [name: string, last?: true]) => {
      const [name, last] = said;
      return staffStateCommand('suspend')(alone.platform, { rest: [name], ...(last && { last }) });
    };
    for (const name of ['deniz', 'nobody'])
      await expect(suspend(name)).rejects.toThrow(`There is no staff account "${name}".`);
    await alone.createAccount({ role: 'staff', username: 'watcher' });
    expect(await suspend('watcher')).toBe('watcher is suspended.');
    const both = await Promise.allSettled([suspend('keeper'), suspend('helper')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const last = both[0].status === 'rejected' ? 'keeper' : 'helper';
    await expect(suspend(last)).rejects.toThrow(
      `${last} is the last active staff account. Add --last to suspend it anyway.`,
    );
    // One that is suspended already is not the last active one.
    await expect(suspend('watcher')).rejects.toThrow('watcher is suspended.');
    expect(await suspend(last, true)).toBe(`${last} is suspended.`);
    await alone.stop();
  });

  it('seed any number of creators, and others the second time', async () => {
    const many = rounds(120, 1_200);
    for (const count of [many, 30]) await seedCreatorsCommand(server.platform, { creators: String(count) });
    const { creators } = await server.platform.database
      .selectFrom('account')
      .select(({ fn }) => fn.countAll<number>().as('creators'))
      .where('role', '=', 'creator')
      .executeTakeFirstOrThrow();
    expect(Number(creators)).toBe(241 + 12 + many + 30);
  });
});
