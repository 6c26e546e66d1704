import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const isPlanted = process.env.VAYA_PLANTED === 'yes';

describe('the test command', () => {
  it.runIf(isPlanted)('has a planted failure', () => expect(1).toBe(2));

  it.skipIf(isPlanted)('says so when a test fails', () => {
    const args = [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--mode',
      'nightly',
      '--project',
      'faults',
      import.meta.filename,
    ];
    const { status } = spawnSync(process.execPath, args, { cwd: root, env: { ...process.env, VAYA_PLANTED: 'yes' } });
    expect(status).toBe(1);
  });
});
