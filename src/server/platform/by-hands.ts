import { allOf } from './all-of.ts';

/** Work that so many hands share, and how much all of them have done. Where one fails the others come to their end first: whoever begins anew has no more hands than before. */
export async function byHands(hands: number, work: () => Promise<number>): Promise<number> {
  const counts = await allOf(Array.from({ length: hands }, work));
  return counts.reduce((sum, count) => sum + count, 0);
}
