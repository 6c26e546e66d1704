import fc from 'fast-check';
import { startFleet } from '#tests/kit/fleet.ts';
import { deliveryProblems } from '#tests/kit/moves/delivery-problems.ts';
import { playRound } from '#tests/kit/moves/play-round.ts';
import { wishes } from '#tests/kit/moves/wishes.ts';
import { startPostgres } from '#tests/kit/postgres-server.ts';
import { atMost, type Figure, reported } from './figure.ts';

const [deeds, aRound, inFlight, processes] = [10_000, 400, 32, 4];

/** 32 deeds at once on eight records, over four processes on one PostgreSQL, until there were ten thousand. */
export async function moves(): Promise<Figure[]> {
  const postgres = await startPostgres(['max_connections=200']);
  const fleet = await startFleet(postgres.url, processes);
  const [problems, times, statuses]: [string[], number[], number[]] = [[], [], []];
  let spent = 0;
  for (let seed = 1; times.length < deeds; seed += 1) {
    const [plan = []] = fc.sample(wishes(aRound), { numRuns: 1, seed });
    const played = await playRound(fleet, plan, inFlight);
    problems.push(...played.problems.map((problem) => `seed ${seed}: ${problem}`));
    times.push(...played.times);
    statuses.push(...played.round.done.map(({ status }) => status));
    spent += played.spent;
  }
  const undelivered = await deliveryProblems(fleet);
  await fleet.stop();
  await postgres.stop();
  for (const problem of [...problems, ...undelivered].slice(0, 20))
    process.stderr.write(`${problem.slice(0, 2_000)}\n`);
  const impossible = problems.filter((problem) => !problem.includes(' was answered '));
  return [
    atMost(`ends of ${times.length} moves that no order gives`, impossible.length, 0, '', 0),
    atMost('mails of theirs lost or doubled', undelivered.length, 0, '', 0),
    atMost('answers of 500', statuses.filter((status) => status === 500).length, 0, '', 0),
    reported('answers of 503, for want of a turn', statuses.filter((status) => status === 503).length, ''),
    reported('moves that were accepted', statuses.filter((status) => status === 200).length, ''),
    reported('moves a second, 32 at once on 8 records', (1000 * times.length) / spent, ''),
    reported('a move, 95th percentile', times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)] ?? 0, ' ms'),
  ];
}
