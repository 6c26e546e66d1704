import { newId } from '../new-id.ts';
import type { Signed, SignedCall } from './signed-call.ts';

export interface SignedOnce extends Signed {
  attemptKey: string;
}

export type SignedAction = <Answer>(
  action: object,
  signal: AbortSignal,
  call: (signed: SignedOnce) => Promise<Answer>,
) => Promise<Answer>;

/** Each action gets its own idempotency key. Repeating an unanswered action reuses the key, so the server performs it once. */
export function withIdempotencyKey(signed: SignedCall): SignedAction {
  let unanswered: { name: string; attemptKey: string } | null = null;
  return async (action, signal, call) => {
    const name = JSON.stringify(action);
    if (unanswered?.name !== name) unanswered = { name, attemptKey: newId() };
    const attempt = unanswered;
    const answer = await signed(signal, (each) => call({ ...each, attemptKey: attempt.attemptKey }));
    if (unanswered === attempt) unanswered = null;
    return answer;
  };
}
