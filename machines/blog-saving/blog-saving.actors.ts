import { fromPromise } from 'xstate';
import { readBlogConfig, saveBlogConfig } from '#api/blog.ts';
import type { BlogConfigReply } from '#contract/blog.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { blogSavingMachine } from './blog-saving.machine.ts';
import type { SaveAnswer, SaveRequest } from './blog-saving.setup.ts';
import type { StoredConfig } from './stored-config.ts';

/** A config that is sent again before it got a response keeps its idempotency key. */
export function blogSaving(signed: SignedCall) {
  const signedAction = withIdempotencyKey(signed);
  return blogSavingMachine.provide({
    actors: {
      saveConfig: fromPromise<SaveAnswer, SaveRequest>(async ({ input, signal }) => {
        const { username, id } = input.blog;
        if (username === '' && id === '') return { kind: 'nameless' };
        const blog = { username: username === '' ? null : username, id };
        return signedAction(input, signal, (call) =>
          saveBlogConfig(blog, { ...input.config, version: input.version }, call),
        )
          .then((reply): SaveAnswer => ({ kind: 'saved', stored: storedIn(reply) }))
          .catch(refusalBy<SaveAnswer>({ conflict: () => ({ kind: 'outdated' }) }, refusalIn));
      }),
      fetchRemote: fromPromise(({ input: { id }, signal }) =>
        signed(signal, (call) => readBlogConfig(id, call)).then(storedIn),
      ),
    },
  });
}

export const storedIn = ({ creatorId: _id, createdAt: _at, ...reply }: BlogConfigReply): StoredConfig => {
  const { version, updatedAt, ...config } = reply;
  return { config, version, updatedAt };
};
