import { breaks as kinds, Trial } from '#tests/kit/broken-connections.ts';
import { startPostgres } from '#tests/kit/postgres-server.ts';
import { atMost, type Figure, median, reported } from './figure.ts';

const rounds = 10;
/** Each trial ends with a move; before it every other kind comes its turn. */
const others = kinds.filter((kind) => kind !== 'move');

/** A hundred times PostgreSQL is killed, restarted, moved, or ends its backends while a server writes. */
export async function breaks(): Promise<Figure[]> {
  const postgres = await startPostgres(['fsync=off', 'wal_keep_size=512MB']);
  const [times, faults]: [number[], string[]] = [[], []];
  let acknowledged = 0;
  for (let round = 0; round < rounds; round += 1) {
    const trial = await Trial.start(postgres);
    for (let turn = 0; turn < 9; turn += 1)
      times.push(await trial.break(others[(round + turn) % others.length] ?? 'move'));
    times.push(await trial.break('move'));
    await trial.more();
    faults.push(...(await trial.faults()));
    acknowledged += trial.acknowledged;
    await trial.end();
  }
  await postgres.stop();
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return [
    reported(`writes acknowledged under ${times.length} breaks of PostgreSQL`, acknowledged, ''),
    atMost('of them lost, processes that died, strange answers', faults.length, 0, '', 0),
    atMost('ready again after it, median', median(times), 500, ' ms', 0),
    atMost('ready again after it, at most', Math.max(...times), 500, ' ms', 0),
  ];
}
