import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { dataFolder } from '#tests/kit/server-process.ts';
import { endSide, megabytesOf, type Side, startSide } from './cpu-race.ts';
import { fill } from './directory.ts';
import { atMost, type Figure } from './figure.ts';
import type { Answered, Load } from './open-loop.ts';

type Call = Pick<Load, 'method' | 'path' | 'headers' | 'body'>;
const json = { 'content-type': 'application/json' };
const seconds = 5;

/** Ten times as much as the server can do, from a process of its own that never waits for an answer. */
export async function overload(): Promise<Figure[]> {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: '', LOG_LEVEL: 'info' };
  const token = await fill(1_000, env);
  const side = await startSide('unlimited-server.ts', env, join(data.folder, 'server.log'));
  const headers = { authorization: `Bearer ${token}` };
  const calls: Record<string, Call> = {
    session: { method: 'GET', path: '/api/auth/session', headers, body: '' },
    search: { method: 'GET', path: '/api/creator?limit=50&search=an', headers, body: '' },
    code: {
      method: 'POST',
      path: '/api/creator/send-verification-email',
      headers: json,
      body: `{"email":"#${Date.now()}@mail.example"}`,
    },
    'sign-in': {
      method: 'POST',
      path: '/api/sponsor/auth/login',
      headers: json,
      body: '{"username":"bench","password":"open-sesame-1"}',
    },
  };
  const figures: Figure[] = [];
  for (const [name, call] of Object.entries(calls)) figures.push(...(await overloadBy(side, name, call)));
  await endSide(side);
  data.remove();
  return figures;
}

async function overloadBy(side: Side, name: string, call: Call): Promise<Figure[]> {
  const best = await bestOf(side, call);
  const watch = watchHealth(side);
  const under = await generate(side, { ...call, rate: best * 10, seconds });
  const recovery = await recoveryOf(side, call);
  const health = await watch.end();
  const told = (what: string, value: number, unit: string): Figure => ({
    ...atMost(`${name}: ${what}`, value, 0, unit, 0),
    wanted: 'report',
    isMet: null,
  });
  const goodput = under.good.length / under.seconds;
  return [
    told('best', best, ' /s'),
    told('offered', under.offered / under.seconds, ' /s'),
    { ...told('goodput / best', (goodput / best) * 100, ' %'), wanted: '≥ 90 %', isMet: goodput >= best * 0.9 },
    atMost(`${name}: p99 of what is answered`, percentile(under.good, 0.99), 250, ' ms', 0),
    told('refused', under.refused.length / under.seconds, ' /s'),
    told('p99 of what is refused', percentile(under.refused, 0.99), ' ms'),
    told('failed', under.failed, ''),
    atMost(`${name}: recovery`, recovery, 1000, ' ms', 0),
    told('health, p99', percentile(health.times, 0.99), ' ms'),
    atMost(`${name}: health not answered`, health.failed, 0, '', 0),
    told('memory of the server', megabytesOf(side), ' MB'),
  ];
}

/** The most that is answered well: the rate is raised as long as that brings more. */
async function bestOf(side: Side, call: Call): Promise<number> {
  let best = 0;
  for (let rate = 60; ; rate *= 2) {
    const { good, seconds: taken } = await generate(side, { ...call, rate, seconds: 2 });
    const reached = good.length / taken;
    if (reached < best * 1.05) return Math.max(best, reached);
    best = reached;
  }
}

async function generate({ port }: Side, load: Omit<Load, 'port'>): Promise<Answered> {
  const generator = fork(join(import.meta.dirname, 'open-loop.ts'));
  await once(generator, 'message');
  const answered = once(generator, 'message');
  generator.send({ ...load, port });
  const [result] = await answered;
  generator.disconnect();
  return result;
}

function watchHealth({ port }: Side) {
  const times: number[] = [];
  let failed = 0;
  const asked: Promise<void>[] = [];
  const timer = setInterval(() => {
    const started = performance.now();
    const answer = fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(10_000) });
    const done = answer.then(
      ({ status }) => {
        if (status === 200) times.push(performance.now() - started);
        else failed += 1;
      },
      () => {
        failed += 1;
      },
    );
    asked.push(done);
  }, 100);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(asked);
      return { times, failed };
    },
  };
}

/** Until ten calls in a row are answered, none of them refused. */
async function recoveryOf({ port }: Side, { method, path, headers, body }: Call): Promise<number> {
  const started = performance.now();
  for (let row = 0; row < 10; ) {
    const init = { method, headers, ...(body && { body: body.replaceAll('#', `r${Math.random()}`) }) };
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, init);
    row = status < 500 ? row + 1 : 0;
  }
  return performance.now() - started;
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
