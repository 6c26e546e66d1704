import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { newPasswordProblem } from '#server/accounts/passwords.ts';
import { WorkerProcess } from '#server/lib/worker-process.ts';

/** Has all the files open that it may but for a few, asks for what it was told to, lets go of them and asks again; says what came of it. */
const worker = new WorkerProcess<string, unknown>(
  join(import.meta.dirname, 'obedient.ts'),
  {},
  { idleMs: 10, taskMs: 60_000 },
);
const owner = { username: 'deniz', email: 'deniz@mail.example', name: 'Deniz' };
const asked: Record<string, () => Promise<unknown>> = {
  process: () => worker.run('a'),
  password: () => newPasswordProblem('open-sesame-1', owner),
};
const [, , what = '', ...left] = process.argv;

const answerOf = () =>
  (asked[what] ?? Promise.reject)().then(
    () => 'done',
    (failure: Error) => `${failure.name}: ${failure.message}`,
  );

function openAll(): number[] {
  const open: number[] = [];
  try {
    for (;;) open.push(openSync('/dev/null', 'r'));
  } catch {
    return open;
  }
}

async function answersWith(free: number): Promise<string[]> {
  const open = openAll();
  for (const each of open.splice(0, free)) closeSync(each);
  const answers = await Promise.all([answerOf(), answerOf()]);
  for (const each of open) closeSync(each);
  const after = await answerOf();
  // The next is to be started anew.
  await setTimeout(100);
  return [...answers, after];
}

const said: string[][] = [];
for (const free of left) said.push(await answersWith(Number(free)));
process.stdout.write(JSON.stringify(said));
