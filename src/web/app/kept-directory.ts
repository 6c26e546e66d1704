import type { Snapshot } from 'xstate';
import { type DiscoverySnapshot, discoveryMachine } from '#machines/discovery/discovery.machine.ts';

const longest = 10 * 60_000;
let kept: { address: string; snapshot: DiscoverySnapshot; at: number } | null = null;

/** The last list of this page's life, so that whoever comes back finds it as it was. */
export function keepDirectory(address: string, snapshot: DiscoverySnapshot): void {
  kept = { address, snapshot, at: Date.now() };
}

export const keptDirectory = (address: string): Snapshot<unknown> | null =>
  kept?.address === address && Date.now() - kept.at < longest
    ? discoveryMachine.getPersistedSnapshot(kept.snapshot)
    : null;
