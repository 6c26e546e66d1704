import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { readCreator } from '#rules/read-creator.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { creatorDetailsMachine, type Details } from './creator-details.machine.ts';

const atOnce = 6;

export const creatorDetails = (signed: SignedCall) =>
  creatorDetailsMachine.provide({
    actors: {
      fetchDetails: fromPromise<Details, { ids: string[] }>(async ({ input: { ids }, signal }) => {
        const details: Details = { found: [], failed: [] };
        const left = [...ids];
        const work = async () => {
          for (let id = left.shift(); id !== undefined && !signal.aborted; id = left.shift()) {
            try {
              const found = await signed(signal, (call) => ask('readCreator', { params: { id }, ...call }));
              details.found.push(readCreator(found));
            } catch (failure) {
              details.failed.push(id);
              // biome-ignore lint/suspicious/noConsole: a warning to whoever runs the product, as specified.
              console.warn(`The trips of creator ${id} could not be loaded: ${String(failure)}`);
            }
          }
        };
        await Promise.all(Array.from({ length: atOnce }, work));
        return details;
      }),
    },
  });
