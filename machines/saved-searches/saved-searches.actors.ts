import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { SavedSearch, SearchesReply } from '#contract/sponsor.ts';
import { referenceLists } from '../reference-lists/reference-lists.actors.ts';
import { type Refused, refusalBy, refusalIn } from '../refusal.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import {
  type OpeningAnswer,
  type SearchesAnswer,
  type SearchMove,
  savedSearchesMachine,
} from './saved-searches.machine.ts';

export const fetchSearches = (signed: SignedCall, signal: AbortSignal): Promise<SavedSearch[]> =>
  signed(signal, (call) => ask('readSearches', { query: {}, ...call })).then(searchesIn);

const fetchCounted = (signed: SignedCall, signal: AbortSignal): Promise<SavedSearch[]> =>
  signed(signal, (call) => ask('readSearches', { query: { matches: 'yes' }, ...call })).then(searchesIn);

const missingOr = refusalBy<{ kind: 'missing' } | Refused>({ notFound: () => ({ kind: 'missing' }) }, refusalIn);

export function savedSearches(signed: SignedCall) {
  const signedAction = withIdempotencyKey(signed);
  return savedSearchesMachine.provide({
    actors: {
      lists: referenceLists,
      fetchSearches: fromPromise(({ signal }) => fetchCounted(signed, signal)),
      changeSearch: fromPromise<SearchesAnswer, SearchMove>(({ input, signal }) => {
        const { id, change: body } = input;
        return signedAction(input, signal, (call) => ask('changeSearch', { params: { id }, body, ...call })).then(
          (reply): SearchesAnswer => ({ kind: 'searches', searches: searchesIn(reply) }),
          missingOr,
        );
      }),
      openSearch: fromPromise<OpeningAnswer, { id: string }>(({ input: { id }, signal }) =>
        signedAction({ id }, signal, (call) => ask('openSearch', { params: { id }, ...call })).then(
          ({ newMatches }): OpeningAnswer => ({ kind: 'opened', newMatches }),
          missingOr,
        ),
      ),
    },
  });
}

/** A captive portal answers with its sign-in page, which must not count as an answer. */
export function searchesIn({ data }: SearchesReply): SavedSearch[] {
  if (!Array.isArray(data)) throw new TypeError('The answer holds no searches.');
  return data;
}
