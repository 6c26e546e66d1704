import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';

const callers = 8;

/** A server in a process of its own, that tells how much CPU it has used. */
export interface Side {
  process: ChildProcess;
  port: number;
  microseconds: number[];
}

export async function startSide(file: string, env: NodeJS.ProcessEnv, log?: string): Promise<Side> {
  const output = log === undefined ? 'ignore' : openSync(log, 'a');
  const child = fork(join(import.meta.dirname, file), { env, stdio: ['ignore', output, 'inherit', 'ipc'] });
  if (output !== 'ignore') closeSync(output);
  const [port] = await once(child, 'message');
  return { process: child, port, microseconds: [] };
}

export async function endSide({ process: child }: Side): Promise<void> {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}

/** Of a process and of those that it has started; what they share is counted for each. */
export function megabytesOf({ process: child }: Pick<Side, 'process'>): number {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return all
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pid, parent]) => pid === child.pid || parent === child.pid)
    .reduce((sum, [, , kilobytes = 0]) => sum + kilobytes / 1024, 0);
}

interface Race {
  path: string;
  token: string;
  requests: number;
  rounds?: number;
}

/** Asks all sides the same in turns; what each request cost a side stands in its microseconds. */
export async function race(sides: readonly Side[], { path, token, requests, rounds = 11 }: Race): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const callMany = async (side: Side) => {
    let left = requests;
    const caller = async () => {
      while (left > 0) {
        left -= 1;
        await call(side, { agent, path, token });
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
  };
  for (const side of sides) await callMany(side);
  for (let round = 0; round < rounds; round += 1)
    for (const side of sides) {
      const before = await cpuOf(side);
      await callMany(side);
      side.microseconds.push(((await cpuOf(side)) - before) / requests);
    }
  agent.destroy();
}

async function cpuOf({ process: child }: Side): Promise<number> {
  const answer = once(child, 'message');
  child.send('cpu');
  const [microseconds] = await answer;
  return microseconds;
}

interface Asking {
  agent: Agent;
  path: string;
  token: string;
}

export const call = ({ port }: Pick<Side, 'port'>, { agent, path, token }: Asking): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    const request = get({ agent, port, host: '127.0.0.1', path, headers }, (response) => {
      response.resume();
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`))));
    });
    request.on('error', reject);
  });
