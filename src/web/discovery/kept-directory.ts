import type { Actor } from 'xstate';
import { type directoryMachine, searchOf } from '#machines/directory/directory.machine.ts';
import { flowsIn } from '#machines/directory/directory.view.ts';
import { isSettled } from '#machines/discovery/discovery.view.ts';
import { type Parameters, readAddress, writeAddress } from '#rules/directory-address.ts';
import { flowsOf, type Kept } from '#web/ui/use-page.ts';

const longest = 10 * 60_000;
let left: { search: string; flows: Kept; at: number } | null = null;

/** The page as it was left last, so that whoever comes back finds it so, but for what is one person's own: the next may be another. A pause does not outlive its page: a list that is in one is asked for anew. */
export function keepDirectory(page: Actor<typeof directoryMachine>): void {
  const list = flowsIn(page.getSnapshot()).discovery.getSnapshot();
  if (!isSettled(list)) return;
  const { discovery, details, panel, lists, city } = flowsOf(page);
  left = { search: String(searchOf(list)), flows: { discovery, details, panel, lists, city }, at: Date.now() };
}

export function keptDirectory(parameters: Parameters): Kept | null {
  const { wish, sort } = readAddress(parameters);
  const isThat = left?.search === String(writeAddress(wish, sort)) && Date.now() - left.at < longest;
  return left && isThat ? left.flows : null;
}
