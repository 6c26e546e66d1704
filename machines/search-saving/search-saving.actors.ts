import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { SearchRequest } from '#contract/sponsor.ts';
import { refusalIn } from '../refusal.ts';
import { searchesIn } from '../saved-searches/saved-searches.actors.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type SavingAnswer, searchSavingMachine } from './search-saving.machine.ts';

export function searchSaving(signed: SignedCall) {
  const signedAction = withIdempotencyKey(signed);
  return searchSavingMachine.provide({
    actors: {
      saveSearch: fromPromise<SavingAnswer, SearchRequest>(({ input, signal }) =>
        signedAction(input, signal, (call) => ask('saveSearch', { body: input, ...call })).then(
          (reply): SavingAnswer => {
            searchesIn(reply);
            return 'saved';
          },
          refusalIn,
        ),
      ),
    },
  });
}
