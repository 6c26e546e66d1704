import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { seedDemoWorld } from '#server/demo/seed-demo-world.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { parseConfig } from '#server/platform/config.ts';
import { signIn } from '#server/session/session.service.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { type Figure, ratio } from './figure.ts';

const [rounds, requests, callers] = [11, 3000, 8];

interface Side {
  process: ChildProcess;
  port: number;
  microseconds: number[];
}

/** CPU of the server for one GET /api/auth/session: this server, and the least that could answer it. */
export async function sessionRead(): Promise<Figure[]> {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: '' };
  const token = await signedInToken(env);
  const ours = await start('session-read-ours.ts', env);
  const quiet = await start('session-read-ours.ts', { ...env, LOG_LEVEL: 'silent' });
  const peer = await start('session-read-peer.ts', env);
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const sides = [ours, quiet, peer];
  for (const side of sides) await callMany(side, agent, token);
  for (let round = 0; round < rounds; round += 1)
    for (const side of sides) {
      const before = await cpuOf(side);
      await callMany(side, agent, token);
      side.microseconds.push(((await cpuOf(side)) - before) / requests);
    }
  agent.destroy();
  for (const side of sides) side.process.disconnect();
  await Promise.all(sides.map((side) => once(side.process, 'exit')));
  data.remove();
  return [
    ratio('CPU of a session-checked read / plain node:http', ours.microseconds, peer.microseconds, 1.5),
    ratio('the same, without its line in the log', quiet.microseconds, peer.microseconds, 1.5),
  ];
}

async function signedInToken(env: NodeJS.ProcessEnv): Promise<string> {
  const config = parseConfig(env);
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const platform = await openPlatform(config, silentLog);
  const [line = ''] = await seedDemoWorld(platform);
  const [, identifier = '', password = ''] = /as (\S+) with (\S+)/.exec(line) ?? [];
  const { accessToken } = await signIn(platform, { door: 'people', identifier, password, address: 'bench' });
  await platform.database.destroy();
  return accessToken;
}

async function start(file: string, env: NodeJS.ProcessEnv): Promise<Side> {
  const child = fork(join(import.meta.dirname, file), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [port] = await once(child, 'message');
  return { process: child, port, microseconds: [] };
}

async function cpuOf({ process: child }: Side): Promise<number> {
  const answer = once(child, 'message');
  child.send('cpu');
  const [microseconds] = await answer;
  return microseconds;
}

async function callMany({ port }: Side, agent: Agent, token: string): Promise<void> {
  let left = requests;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      await call(port, agent, token);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
}

const call = (port: number, agent: Agent, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = get({ agent, port, host: '127.0.0.1', path: '/api/auth/session', headers }, (response) => {
      response.resume();
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`))));
    });
    request.on('error', reject);
  });
