import { fromPromise } from 'xstate';
import { changeShortlist, exportShortlist, readShortlist } from '#api/discovery.ts';
import type { ShortlistReply } from '#contract/shortlist.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { type ShortlistAnswer, type ShortlistChange, shortlistMachine } from './shortlist.machine.ts';

export const shortlist = shortlistMachine.provide({
  actors: {
    fetchShortlist: fromPromise<ShortlistAnswer, { token: string }>(({ input, signal }) =>
      readShortlist({ ...input, signal })
        .then(listOf)
        .catch(refusal),
    ),
    saveEntry: fromPromise<ShortlistAnswer, { token: string; change: ShortlistChange }>(
      ({ input: { token, change }, signal }) => {
        const { id, ...request } = change;
        return changeShortlist(id, request, { token, signal }).then(listOf).catch(refusal);
      },
    ),
    exportList: fromPromise<void, { token: string }>(async ({ input, signal }) =>
      save(await exportShortlist({ ...input, signal })),
    ),
  },
});

const listOf = ({ data }: ShortlistReply): ShortlistAnswer => ({
  kind: 'list',
  list: Object.fromEntries(data.map(({ creatorId, note }) => [creatorId, note])),
});

function refusal(failure: unknown): ShortlistAnswer {
  const body = errorBodyOf(failure);
  if (body === null) throw failure;
  return body.code === 'unauthenticated' ? { kind: 'ended' } : { kind: 'refused', message: body.message };
}

/** Hands a file to the browser's downloads. */
function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'shortlist.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
