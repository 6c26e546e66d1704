import type { Secrets } from '../secrets.ts';

const day = 24 * 60 * 60_000;
const mostKnown = 10_000;

interface MarksOfADay {
  today: number;
  byAddress: Map<string, string>;
}

/** To make one costs as much as half a line of the log. */
const known = new WeakMap<Pick<Secrets, 'hash'>, MarksOfADay>();

/**
 * By what the log tells the calls of one client from those of others, for a day of UTC. Nobody finds the address by it
 * who has not our key.
 */
export function clientMark(secrets: Pick<Secrets, 'hash'>, address: string, time = Date.now()): string {
  const { today, byAddress } = marksOf(secrets, Math.floor(time / day));
  const before = byAddress.get(address);
  if (before !== undefined) return before;
  const mark = secrets.hash('client mark', `${today} ${address}`).slice(0, 10);
  if (byAddress.size >= mostKnown) byAddress.clear();
  byAddress.set(address, mark);
  return mark;
}

function marksOf(secrets: Pick<Secrets, 'hash'>, today: number): MarksOfADay {
  const before = known.get(secrets);
  if (before?.today === today) return before;
  const fresh = { today, byAddress: new Map<string, string>() };
  known.set(secrets, fresh);
  return fresh;
}
