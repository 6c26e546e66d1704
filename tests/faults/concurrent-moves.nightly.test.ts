import fc from 'fast-check';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { findBreak } from '#server/audit/audit-trail.ts';
import { type Fleet, startFleet } from '#tests/kit/fleet.ts';
import { deliveryProblems } from '#tests/kit/moves/delivery-problems.ts';
import { playRound } from '#tests/kit/moves/play-round.ts';
import { deadEnds } from '#tests/kit/moves/revive.ts';
import { wishes } from '#tests/kit/moves/wishes.ts';

const [rounds, deeds, inFlight, longest] = [3, 240, 32, 400_000];

let fleet: Fleet;
afterEach(() => fleet.stop());

/** Follows the chain twenty times while it grows, and says where it seemed broken. Until its first entry it counts as deleted, since there is staff. */
async function breaksIn(): Promise<number[]> {
  const breaks: number[] = [];
  for (let run = 0; run < 20; run += 1) {
    const broken = await findBreak(fleet.platform);
    if (broken !== null && broken > 1) breaks.push(broken);
  }
  return breaks;
}

describe.each([2, 4])('%i processes that move the same records at once', (count) => {
  it(
    'leave each as some order of the moves would, written down and mailed once, and never at a dead end',
    async () => {
      fleet = await startFleet(inject('postgresUrl'), count);
      const property = fc.asyncProperty(wishes(deeds), async (plan) => {
        const { problems, round } = await playRound(fleet, plan, inFlight);
        expect(problems).toEqual([]);
        expect(await deadEnds(round)).toEqual([]);
      });
      const [breaks] = await Promise.all([breaksIn(), fc.assert(property, { numRuns: rounds, endOnFailure: true })]);
      expect(breaks).toEqual([]);
      expect(await findBreak(fleet.platform)).toBeNull();
      expect(await deliveryProblems(fleet)).toEqual([]);
    },
    longest,
  );
});
