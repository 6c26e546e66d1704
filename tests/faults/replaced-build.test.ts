import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServerProcess } from '#tests/kit/server-process.ts';

const root = join(import.meta.dirname, '../..');

it('an upgrade in place leaves the blogs of a running server as they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vaya-upgrade-'));
  for (const name of ['src', 'machines', 'dist', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const server = await startServerProcess({ DATA_DIR: join(folder, 'data') }, folder);
  const pages = join(folder, 'dist/pages');
  rmSync(pages, { recursive: true });
  mkdirSync(pages);
  writeFileSync(join(pages, 'render-blog.js'), 'export const otherNames = true;');
  const response = await fetch(`${server.url}/blog/no-such-creator`);
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('There is no blog')]);
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
});
