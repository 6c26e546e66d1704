import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('the bench loads all of its parts, and names them', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'bench', '--', 'nothing'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/There is no nothing\. There are: .*start, .*directory, .*mails/);
  expect(status).toBe(1);
});
