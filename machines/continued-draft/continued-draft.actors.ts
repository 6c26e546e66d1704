import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import { type ContinueAnswer, continuedDraftMachine, type OpenAnswer } from './continued-draft.machine.ts';

/** The calls are made with the token of the link, which no chart knows. */
export const continuedDraft = (token: string) =>
  continuedDraftMachine.provide({
    actors: {
      readDraft: fromPromise<OpenAnswer>(({ signal }) =>
        ask('readDraft', { query: { token }, signal })
          .then((draft): OpenAnswer => ({ kind: 'open', draft }))
          .catch(refusalBy<OpenAnswer>(deadLinks)),
      ),
      continueDraft: fromPromise<ContinueAnswer>(({ signal }) =>
        ask('continueDraft', { body: { token }, signal })
          .then((draft): ContinueAnswer => ({ kind: 'continued', draft }))
          .catch(refusalBy<ContinueAnswer>(deadLinks, refusalIn)),
      ),
    },
  });

const deadLinks = {
  linkUnknown: () => ({ kind: 'unknown' as const }),
  linkUsed: () => ({ kind: 'used' as const }),
  linkExpired: () => ({ kind: 'expired' as const }),
};
