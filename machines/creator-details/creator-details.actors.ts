import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { CreatorItem } from '#contract/creator.ts';
import { maxRequested } from '#contract/sponsor-choices.ts';
import { messageOf } from '#machines/rules/message-of.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { creatorDetailsMachine, type Details, type Wanted } from './creator-details.machine.ts';

const atOnce = 6;

/** One call per creator of a long shortlist would exceed the rate limit. */
async function fetchTogether(signed: SignedCall, ids: readonly string[], signal: AbortSignal): Promise<CreatorItem[]> {
  const found: CreatorItem[] = [];
  for (let from = 0; from < ids.length; from += maxRequested) {
    const query = new URLSearchParams(ids.slice(from, from + maxRequested).map((id) => ['creator', id]));
    const { data } = await signed(signal, (call) => ask('compareCreators', { query, ...call }));
    found.push(...data.map(({ creator }) => creator));
  }
  return found;
}

export const creatorDetails = (signed: SignedCall) =>
  creatorDetailsMachine.provide({
    actors: {
      fetchDetails: fromPromise<Details, Wanted>(async ({ input: { ids, isListed }, signal }) => {
        const together = isListed && ids.length > atOnce ? await fetchTogether(signed, ids, signal) : [];
        const details: Details = { found: [...together], failed: [] };
        const left = ids.filter((id) => together.every(({ _id }) => _id !== id));
        const work = async () => {
          for (let id = left.shift(); id !== undefined && !signal.aborted; id = left.shift()) {
            try {
              details.found.push(await signed(signal, (call) => ask('readCreator', { params: { id }, ...call })));
            } catch (failure) {
              details.failed.push(id);
              // biome-ignore lint/suspicious/noConsole: a warning to the operator, as specified.
              console.warn(
                `The trips of creator ${id} could not be loaded: ${messageOf(failure) ?? 'there was no answer'}`,
              );
            }
          }
        };
        await Promise.all(Array.from({ length: atOnce }, work));
        return details;
      }),
    },
  });
