import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ComparedCreator } from '#contract/sponsor.ts';
import { comparisonOf } from '#machines/rules/comparison-address.ts';
import type { AddressBar } from '../address-bar.ts';
import { referenceLists } from '../reference-lists/reference-lists.actors.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { comparisonMachine } from './comparison.machine.ts';

export const comparison = (signed: SignedCall, addressBar: AddressBar) =>
  comparisonMachine.provide({
    actors: {
      addressBar,
      lists: referenceLists,
      fetchComparison: fromPromise<ComparedCreator[], { ids: readonly string[] }>(({ input: { ids }, signal }) =>
        signed(signal, (call) => ask('compareCreators', { query: queryOf(ids), ...call })).then(({ data }) => data),
      ),
    },
  });

const queryOf = (ids: readonly string[]) =>
  new URLSearchParams(comparisonOf(ids).map(([name, value]) => [name, value]));
