import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newKey, parseKeyRing } from '#server/lib/key-ring.ts';
import { secretsFrom } from '#server/lib/secrets.ts';
import { countLines } from '#server/ops/backup-file.ts';
import { makeTables } from '#tests/kit/beginnings.ts';
import { cli, dataFolder } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
beforeEach(() => {
  data = dataFolder();
});
afterEach(() => data.remove());

it('a backup that is killed before any of its steps is there whole or not at all', async () => {
  const file = join(data.folder, 'all.vaya');
  const key = newKey();
  const secrets = secretsFrom(parseKeyRing(key) ?? expect.fail());
  const env = {
    ...process.env,
    DATA_DIR: join(data.folder, 'one'),
    DATABASE_URL: '',
    VAYA_KEYS: key,
    NODE_NO_WARNINGS: '1',
  };
  const preload = ['--require', join(import.meta.dirname, '../kit/end-at-step.cjs')];
  const run = async (step: number, ...words: string[]) => {
    const stepping = { END_AT_STEP: String(step), END_AT_FILE: 'all.vaya' };
    const child = spawn(process.execPath, [...preload, ...cli, ...words], { env: { ...env, ...stepping } });
    const [code] = await once(child, 'close');
    return code;
  };
  await makeTables({ DATA_DIR: env.DATA_DIR });
  expect(await run(0, 'staff', 'list')).toBe(0);
  const ends: string[] = [];
  for (let step = 1; ends.at(-1) !== 'done'; step += 1) {
    const code = await run(step, 'backup', file);
    const isThere = existsSync(file);
    if (isThere) expect((await countLines(file, secrets)).rows).toBeGreaterThan(0);
    ends.push(code === 0 ? 'done' : isThere ? 'there' : 'not there');
    rmSync(file, { force: true });
  }
  expect([...new Set(ends)]).toEqual(['not there', 'there', 'done']);
});
