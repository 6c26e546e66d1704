import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { totalmem } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What reads the sources runs beside what runs them: each waits for a while, and two cores have no idle one. */
const readers = ['biome ci .', 'npm run --silent lint', 'knip'];
/** What tells of the types need not tidy its memory all the while, and where there is enough of it not at all. */
const untidy = totalmem() > 8 * 2 ** 30 ? { GOGC: 'off', GOMEMLIMIT: '3GiB' } : { GOGC: '400' };
const env = { ...process.env, ...untidy };

const tests = 'vitest run --project unit';

interface Checked {
  command: string;
  isWell: boolean;
  seconds: number;
  said: string;
}

/** One command. What it says is kept, unless it may say it at once. */
async function run(command: string, saying: 'kept' | 'at once'): Promise<Checked> {
  const began = performance.now();
  const stdio = saying === 'kept' ? 'pipe' : 'inherit';
  const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', stdio, stdio] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => {
      said += bytes.toString('utf8');
    });
  const [code] = await once(child, 'close');
  return { command, isWell: code === 0, seconds: (performance.now() - began) / 1000, said };
}

async function runInTurn(commands: readonly string[]): Promise<Checked[]> {
  const all: Checked[] = [];
  for (const command of commands) all.push(await run(command, 'kept'));
  return all;
}

const [tested, read] = await Promise.all([run(tests, 'at once'), runInTurn(readers)]);
for (const { command, isWell, seconds, said } of [...read, tested]) {
  process.stdout.write(`${isWell ? 'well' : 'NOT WELL'}  ${command}  ${seconds.toFixed(1)} s\n`);
  if (!isWell) process.stdout.write(`${said}\n`);
}
process.exitCode = [...read, tested].every(({ isWell }) => isWell) ? 0 : 1;
