import type { Fleet } from '../fleet.ts';
import { checkRound } from './check-round.ts';
import { type Round, startRound, type Wish } from './round.ts';
import { stepForward } from './step-forward.ts';
import { tryWish } from './try-wish.ts';

export interface Played {
  problems: string[];
  round: Round;
  /** Milliseconds that each deed took. */
  times: number[];
  /** And all of them together. */
  spent: number;
}

/** Plays wishes on eight new records, so many at once, and says all that is wrong with what came of it. */
export async function playRound(fleet: Fleet, wishes: readonly Wish[], inFlight: number): Promise<Played> {
  const round = await startRound(fleet, inFlight);
  const times: number[] = [];
  let next = 0;
  const begun = performance.now();
  await Promise.all(
    round.staff.map(async (by) => {
      for (let wish = wishes[next++]; wish !== undefined; wish = wishes[next++]) await play(round, wish, by, times);
    }),
  );
  const spent = performance.now() - begun;
  const logged = round.problems.length > 0 ? fleet.failures : [];
  return { problems: [...round.problems, ...logged, ...(await checkRound(round))], round, times, spent };
}

/** So long a server waits for a connection or a lock, on a machine that has other things to do. */
const patience = 2_900;

let ids = 0;

async function play(round: Round, wish: Wish, by: Round['staff'][number], times: number[]): Promise<void> {
  const begun = performance.now();
  const record = wish.record % round.records.length;
  const kind = wish.kind === 'forward' ? stepForward(round, record, wish.variant) : wish.kind;
  const tried = await tryWish(round, { ...wish, kind }, by);
  const ended = performance.now();
  if (tried === null) return;
  times.push(ended - begun);
  const { said, token, ...what } = tried;
  const isStarved = said.status === 503 && (ended - begun > patience || /very busy/.test(said.body.message));
  if (said.status >= 500 && !isStarved)
    round.problems.push(`${what.kind} was answered ${said.status}: ${JSON.stringify(said.body)}`);
  ids += 1;
  round.done.push({ id: ids, record, by: by.username, begun, ended, status: said.status, ...what });
  if (token !== undefined) (what.kind === 'session.open' ? round.sessions : round.tokens).set(ids, token);
}
