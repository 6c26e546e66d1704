import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { parseConfig } from '#server/platform/config.ts';
import { makeDatabase } from '#tests/kit/beginnings.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { dataFolder } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
let env: Record<string, string>;
let file: string;
beforeEach(async () => {
  data = dataFolder();
  env = { DATA_DIR: data.folder, ...(await makeDatabase()) };
  file = join(data.folder, 'secret.key');
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
const key = () => randomBytes(32).toString('base64url');

describe('the master key', () => {
  it('is made on first start, for its owner alone, and kept', async () => {
    expect(await open()).toBe('opened');
    const first = readFileSync(file, 'utf8');
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(data.folder).filter((name) => name.startsWith('secret.key'))).toEqual(['secret.key']);
    expect(await open()).toBe('opened');
    expect(readFileSync(file, 'utf8')).toBe(first);
  });

  it.each([
    ['empty', ''],
    ['cut', key().slice(0, 20)],
    ['no key', 'not a key at all!!'],
    ['too long', `${key()}${key()}`],
    ['one byte over and over', Buffer.alloc(32, 7).toString('base64url')],
  ])('is refused where its file is %s', async (_, text) => {
    writeFileSync(file, text);
    const said = `${file} is no master key: it must hold 32 random bytes in base64url. Put the right one back.`;
    expect([await open('server'), await open('command')]).toEqual([said, said]);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('is not made anew for a database that has one', async () => {
    await open();
    rmSync(file);
    expect(await open()).toBe(
      `There is no master key: put secret.key back into ${data.folder}, or set VAYA_KEY. This database cannot be read without it.`,
    );
    expect(readdirSync(data.folder)).not.toContain('secret.key');
  });

  it('is the same for everybody who opens one database', async () => {
    const [right, wrong] = [{ VAYA_KEY: key() }, { VAYA_KEY: key() }];
    expect(await open('server', right)).toBe('opened');
    const said =
      'This database was made under another master key: set VAYA_KEY, or the secret.key of the data folder, to that one.';
    expect([await open('server', wrong), await open('command', wrong)]).toEqual([said, said]);
    expect(await open('command', right)).toBe('opened');
  });

  it.each([Buffer.alloc(32).toString('base64url'), 'B'.repeat(43), 'short', `${key()}=`])(
    'is refused where VAYA_KEY is %s',
    (VAYA_KEY) => {
      expect(parseConfig({ VAYA_KEY })).toEqual({ problems: ['VAYA_KEY must be 32 random bytes in base64url.'] });
    },
  );
});
