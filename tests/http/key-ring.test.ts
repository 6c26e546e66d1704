import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '#server/lib/config.ts';
import { newKey, parseKeyRing } from '#server/lib/key-ring.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { makeDatabase } from '#tests/kit/beginnings.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { cli, dataFolder } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
let env: Record<string, string>;
let file: string;
beforeEach(async () => {
  data = dataFolder();
  env = { DATA_DIR: data.folder, ...(await makeDatabase()) };
  file = join(data.folder, 'keys');
});
afterEach(() => data.remove());

const open = async (who: 'server' | 'command' = 'server', change: Record<string, string> = {}) => {
  const opened = await openPlatform(configOf({ ...env, ...change }), silentLog, who).catch(
    (failure) => failure.message,
  );
  if (typeof opened === 'string') return opened;
  await opened.database.destroy();
  return 'opened';
};
const putBack = 'add it to VAYA_KEYS, or put the keys file back into the data folder.';

describe('the key file', () => {
  it('is made on first start, for its owner alone, and kept', async () => {
    expect(await open()).toBe('opened');
    const first = readFileSync(file, 'utf8');
    expect(parseKeyRing(first)?.map(({ id }) => id)).toEqual(['k1']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(data.folder).filter((name) => name.startsWith('keys'))).toEqual(['keys']);
    expect(await open()).toBe('opened');
    expect(readFileSync(file, 'utf8')).toBe(first);
  });

  it.each([
    ['empty', ''],
    ['cut', newKey('k1').slice(0, 30)],
    ['no key', 'not a key at all!!'],
    ['zeros', `k1:${Buffer.alloc(32).toString('base64')}`],
    ['a repeated text', `k1:${Buffer.from('vaya-key'.repeat(4)).toString('base64')}`],
  ])('is refused where it is %s, and left alone', async (_, text) => {
    writeFileSync(file, text);
    const message = expect.stringMatching(/\/keys is damaged: it must be keys as "id:32 bytes in base64".*backup\.$/);
    expect([await open('server'), await open('command')]).toEqual([message, message]);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('is not made anew for a database that has keys', async () => {
    await open();
    rmSync(file);
    expect(await open()).toBe(`This database is encrypted under the key k1, and there is no key: ${putBack}`);
    expect(readdirSync(data.folder)).not.toContain('keys');
  });
});

describe('VAYA_KEYS', () => {
  it('must hold every key that the database is encrypted under', async () => {
    const [one, two] = [newKey('k1'), newKey('k2')];
    expect(await open('server', { VAYA_KEYS: one })).toBe('opened');
    const missing = `This database is encrypted under the key k1, which is not in VAYA_KEYS: ${putBack}`;
    for (const who of ['server', 'command'] as const) expect(await open(who, { VAYA_KEYS: two })).toBe(missing);
    expect(await open('command', { VAYA_KEYS: one })).toBe('opened');
    expect(await open('server', { VAYA_KEYS: `${two},${one}` })).toBe('opened');
    expect(await open('server', { VAYA_KEYS: one })).toBe(missing.replace('k1', 'k2'));
  });

  it('must hold that key, and not another one of its name', async () => {
    expect(await open('server', { VAYA_KEYS: newKey('k1') })).toBe('opened');
    expect(await open('server', { VAYA_KEYS: newKey('k1') })).toBe(
      `This database is encrypted under the key k1, and the k1 of VAYA_KEYS is another key: ${putBack}`,
    );
  });

  it.each(['short', Buffer.alloc(32).toString('base64'), `${newKey('k1')},${newKey('k1')}`])(
    'is refused where it is %s',
    (VAYA_KEYS) => {
      const { problems } = { problems: [], ...parseConfig({ VAYA_KEYS }) };
      expect(problems).toEqual([expect.stringMatching(/^VAYA_KEYS must be keys as .* prints one\.$/)]);
    },
  );

  it('is needed by PostgreSQL in production, which has no data folder that all servers share', async () => {
    if (!env.DATABASE_URL) return;
    expect(await open('server', { NODE_ENV: 'production' })).toMatch(/^PostgreSQL in production needs VAYA_KEYS/);
  });
});

it('a new key is printed before there is any database', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [...cli, 'keys', 'new'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: join(data.folder, 'none'), NODE_NO_WARNINGS: '1' },
  });
  expect(parseKeyRing(stdout)).toHaveLength(1);
  expect(readdirSync(data.folder)).toEqual([]);
});
