import { join } from 'node:path';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { logInToBlog } from '#server/accounts/session.service.ts';
import { parseConfig } from '#server/lib/config.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { endSide, race, startSide } from './cpu-race.ts';
import { type Figure, ratio } from './figure.ts';

/** CPU of the server for one GET /api/auth/session: this server, and the least that could answer it. Logs go to files. */
export async function sessionRead(): Promise<Figure[]> {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: '' };
  const token = await signedInToken(env);
  const silent = { ...env, LOG_LEVEL: 'silent' };
  const ours = await startSide('unlimited-server.ts', env, join(data.folder, 'ours.log'));
  const quiet = await startSide('unlimited-server.ts', silent);
  const peer = await startSide('session-read-peer.ts', env, join(data.folder, 'peer.log'));
  const quietPeer = await startSide('session-read-peer.ts', silent);
  const sides = [ours, quiet, peer, quietPeer];
  await race(sides, { path: '/api/auth/session', token, requests: 2_000, rounds: 41 });
  await Promise.all(sides.map(endSide));
  data.remove();
  return [
    ratio('CPU of a session-checked read / a peer that logs', ours.microseconds, peer.microseconds, 2),
    withoutLimit(ratio('the same / a peer that logs nothing', ours.microseconds, quietPeer.microseconds, 2)),
    withoutLimit(ratio('the same, neither of them logs', quiet.microseconds, quietPeer.microseconds, 2)),
  ];
}

const withoutLimit = (figure: Figure): Figure => ({ ...figure, wanted: 'report', isMet: null });

async function signedInToken(env: NodeJS.ProcessEnv): Promise<string> {
  const config = parseConfig(env);
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const platform = await openPlatform(config, silentLog);
  const [line = ''] = await seedDemoWorld(platform);
  const [, username = '', password = ''] = /as (\S+) with (\S+)/.exec(line) ?? [];
  const { answer } = await logInToBlog(
    platform,
    username,
    { email: username, password },
    { address: 'bench', isLocal: true, device: null, agent: '', language: 'en' as const },
  );
  await platform.database.destroy();
  return answer.accessToken;
}
