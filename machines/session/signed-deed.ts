import { newId } from '../new-id.ts';
import type { Signed, SignedCall } from './signed-call.ts';

export interface SignedOnce extends Signed {
  attemptKey: string;
}

export type SignedDeed = <Answer>(
  deed: object,
  signal: AbortSignal,
  call: (signed: SignedOnce) => Promise<Answer>,
) => Promise<Answer>;

/** Each deed goes under a key of its own. The last one, done again before an answer has come, goes under the same, so that it is done once. */
export function signedDeedOf(signed: SignedCall): SignedDeed {
  let unanswered: { name: string; attemptKey: string } | null = null;
  return async (deed, signal, call) => {
    const name = JSON.stringify(deed);
    if (unanswered?.name !== name) unanswered = { name, attemptKey: newId() };
    const attempt = unanswered;
    const answer = await signed(signal, (each) => call({ ...each, attemptKey: attempt.attemptKey }));
    if (unanswered === attempt) unanswered = null;
    return answer;
  };
}
