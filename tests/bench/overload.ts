import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder } from '#tests/kit/server-process.ts';
import { Caller } from './caller.ts';
import { endSide, megabytesOf, type Side, startSide } from './cpu-race.ts';
import { fill } from './directory.ts';
import { atMost, type Figure, median, reported } from './figure.ts';
import type { Answered, Load } from './open-loop.ts';
import { makePeople, overloadCalls } from './overload-calls.ts';

const [rounds, seconds, steadySeconds, searchSeconds] = [3, 3, 1.5, 1];
const mostCallers = 2_000;
const patience = 10_000;

/**
 * Ten times as much as the server can do, from a process of its own that never waits for an answer. Server, generator and
 * what watches health share the cores of the machine. The best is measured before each overload, so that a slow moment
 * falls on both.
 */
export async function overload(): Promise<Figure[]> {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: '', LOG_LEVEL: 'info', TRUST_PROXY: '1' };
  const token = await fill(1_000, env);
  await makePeople(env);
  const side = await startSide('unlimited-server.ts', env, join(data.folder, 'server.log'));
  const figures: Figure[] = [];
  for (const [name, request] of Object.entries(await overloadCalls(token)))
    figures.push(...(await overloadBy(new Generator(side, request), name)));
  await endSide(side);
  data.remove();
  return figures;
}

async function overloadBy(generator: Generator, name: string): Promise<Figure[]> {
  const callers = await fewestForTheBest(generator);
  const turns: Turn[] = [];
  for (let round = 0; round < rounds; round += 1) turns.push(await overloadOnce(generator, callers));
  const all = <Value>(pick: (turn: Turn) => readonly Value[]): Value[] => turns.flatMap(pick);
  const of = (pick: (turn: Turn) => number): number => median(turns.map(pick));
  const share = of(({ best, under }) => goodput(under) / best);
  return [
    reported(
      `${name}: best`,
      of(({ best }) => best),
      ' /s',
    ),
    reported(
      'sent',
      of(({ under }) => under.sent / under.seconds),
      ' /s',
    ),
    reported(
      'due while all callers waited',
      of(({ under }) => under.unsent / under.seconds),
      ' /s',
    ),
    { ...atMost(`${name}: goodput / best`, share * 100, 0, ' %', 0), wanted: '≥ 90 %', isMet: share >= 0.9 },
    atMost(
      `${name}: p99 of what is answered`,
      percentile(
        all(({ under }) => under.good),
        0.99,
      ),
      250,
      ' ms',
      0,
    ),
    reported(
      'refused',
      of(({ under }) => under.refused.length / under.seconds),
      ' /s',
    ),
    reported(
      'p99 of what is refused',
      percentile(
        all(({ under }) => under.refused),
        0.99,
      ),
      ' ms',
    ),
    reported(
      'failed',
      of(({ under }) => under.failed),
      '',
    ),
    atMost(`${name}: recovery`, Math.max(...turns.map(({ recovery }) => recovery)), 2000, ' ms', 0),
    reported(
      'health and ready, p99',
      percentile(
        all(({ health }) => health.times),
        0.99,
      ),
      ' ms',
    ),
    atMost(
      `${name}: health or ready not answered`,
      of(({ health }) => health.failed),
      0,
      '',
      0,
    ),
    reported(
      'cores that the generator took, in hundredths',
      of(({ under }) => under.cores * 100),
      '',
    ),
    reported('memory of the server', megabytesOf(generator.side), ' MB'),
  ];
}

interface Turn {
  best: number;
  under: Answered;
  recovery: number;
  health: { times: number[]; failed: number };
}

async function overloadOnce(generator: Generator, callers: number): Promise<Turn> {
  const best = goodput(await generator.atMost(callers, steadySeconds));
  const watch = watchHealth(generator.side);
  const { under, recovery } = await generator.overload(best * 10);
  return { best, under, recovery, health: await watch.end() };
}

/** Callers who ask again as soon as they are answered: the number of them that gets the most. */
async function fewestForTheBest(generator: Generator): Promise<number> {
  await generator.atMost(8, searchSeconds);
  let [fewest, best] = [0, 0];
  for (const callers of [2, 4, 16, 64]) {
    const reached = goodput(await generator.atMost(callers, searchSeconds));
    if (reached > best * 1.02) [fewest, best] = [callers, reached];
  }
  return fewest;
}

/** What is answered after the load ended does not count. */
const goodput = ({ inTime, seconds: taken }: Answered): number => inTime / taken;

/** Asks for one thing, each time as somebody else. */
class Generator {
  readonly side: Side;
  private readonly request: string;
  private next = 0;
  private last = 9_999;

  constructor(side: Side, request: string) {
    this.side = side;
    this.request = request;
  }

  /** As much as so many get who wait for their answer. */
  async atMost(callers: number, taken: number): Promise<Answered> {
    return (await this.run({ callers, rate: 1_000_000, seconds: taken })).answered;
  }

  async overload(rate: number): Promise<{ under: Answered; recovery: number }> {
    const { answered, recovery } = await this.run({ callers: mostCallers, rate, seconds });
    return { under: answered, recovery };
  }

  private async run(load: Pick<Load, 'callers' | 'rate' | 'seconds'>) {
    const child = fork(join(import.meta.dirname, 'open-loop.ts'));
    await once(child, 'message');
    child.send({ ...load, port: this.side.port, request: this.request, first: this.next });
    await once(child, 'message');
    const told = once(child, 'message');
    const recovery = await this.recovery();
    const [answered] = (await told) as [Answered];
    this.next += answered.sent;
    child.disconnect();
    return { answered, recovery };
  }

  /** Milliseconds until the first of ten in a row that are answered, none of them refused. */
  private async recovery(): Promise<number> {
    const began = performance.now();
    let first = 0;
    for (let row = 0; row < 10 && performance.now() - began < patience; ) {
      const number = String(this.last).padStart(4, '0');
      this.last -= 1;
      const status = await askOnce(this.side, this.request.replaceAll('{no}', number));
      if (row === 0) first = performance.now() - began;
      row = status === 200 ? row + 1 : 0;
    }
    return first;
  }
}

/** Answers null where there is no answer in time. */
async function askOnce({ port }: Side, request: string): Promise<number | null> {
  const caller = new Caller(port);
  const status = await Promise.race([caller.ask(Buffer.from(request, 'latin1')), wait(patience, null, { ref: false })]);
  caller.socket.destroy();
  return status;
}

/** Each time by a connection of its own. */
function watchHealth(side: Side) {
  const times: number[] = [];
  let failed = 0;
  const asked: Promise<void>[] = [];
  const ask = async (path: string) => {
    const began = performance.now();
    const status = await askOnce(side, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    if (status === 200) times.push(performance.now() - began);
    else failed += 1;
  };
  const timer = setInterval(() => asked.push(ask('/api/health'), ask('/api/ready')), 100);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(asked);
      return { times, failed };
    },
  };
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
