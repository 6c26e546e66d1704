import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { OptionCount } from '#contract/creator.ts';
import { writeAddress } from '#rules/directory-address.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type CountedOptions, optionCountsMachine } from './option-counts.machine.ts';

export const optionCounts = (signed: SignedCall) =>
  optionCountsMachine.provide({
    actors: {
      countOptions: fromPromise<OptionCount[], CountedOptions>(async ({ input, signal }) => {
        const query = parametersOf(input);
        return (await signed(signal, (call) => ask('countOptions', { query, ...call }))).data;
      }),
    },
  });

const parametersOf = ({ query, group, options }: CountedOptions): URLSearchParams =>
  new URLSearchParams([
    ...writeAddress(query, 'default'),
    ['group', group],
    ...options.map((option): [string, string] => ['option', option]),
  ]);
