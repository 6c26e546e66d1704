import { fromPromise } from 'xstate';
import { readBlogConfig } from '#api/blog.ts';
import { storedIn } from '../blog-saving/blog-saving.actors.ts';
import { networkReturn } from '../network-return.actors.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { configReadingMachine } from './config-reading.machine.ts';

export const configReading = (signed: SignedCall) =>
  configReadingMachine.provide({
    actors: {
      fetchConfig: fromPromise(({ input: { id }, signal }) =>
        signed(signal, (call) => readBlogConfig(id, call)).then(storedIn),
      ),
      watchNetwork: networkReturn,
    },
  });
