import { seedDemoWorld } from '#server/demo/seed-demo-world.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { parseConfig } from '#server/platform/config.ts';
import { signIn } from '#server/session/session.service.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { endSide, race, startSide } from './cpu-race.ts';
import { type Figure, ratio } from './figure.ts';

/** CPU of the server for one GET /api/auth/session: this server, and the least that could answer it. */
export async function sessionRead(): Promise<Figure[]> {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: '' };
  const token = await signedInToken(env);
  const ours = await startSide('unlimited-server.ts', env);
  const quiet = await startSide('unlimited-server.ts', { ...env, LOG_LEVEL: 'silent' });
  const peer = await startSide('session-read-peer.ts', env);
  const sides = [ours, quiet, peer];
  await race(sides, { path: '/api/auth/session', token, requests: 3_000 });
  await Promise.all(sides.map(endSide));
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
