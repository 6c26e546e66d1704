import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
let server: ServerProcess;
beforeEach(async () => {
  data = dataFolder();
  server = await startServerProcess({ DATA_DIR: data.folder });
});
afterEach(async () => {
  await server.end('SIGKILL');
  data.remove();
});

it('a server whose machine gives it little CPU is late, and refuses nothing', async () => {
  const { pid } = server.process;
  if (pid === undefined) throw new Error('The server has no process.');
  const answers: Promise<number>[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    process.kill(pid, 'SIGSTOP');
    await wait(800);
    answers.push(fetch(`${server.url}/api/reference-data/languages`).then(({ status }) => status));
    process.kill(pid, 'SIGCONT');
    await wait(30);
  }
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
});
