import { expect, it } from 'vitest';
import { killServers } from '#tests/kit/kills.ts';

it('a server that is killed while it writes, starts and migrates starts again, and has all that it acknowledged', async () => {
  const after = await killServers({ whileWriting: 2, whileStarting: 2, whileMigrating: 2 });
  expect(after).toMatchObject({ lost: [], failedStarts: [] });
  expect(after.acknowledged).toBeGreaterThan(10);
  expect(new Set(after.integrity)).toEqual(new Set(['ok']));
}, 120_000);
