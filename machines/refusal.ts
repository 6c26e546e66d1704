import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { errorBodyOf } from '#machines/rules/error-body.ts';
import { messageOf } from '#machines/rules/message-of.ts';

export interface Refused {
  kind: 'refused';
  message: string;
}

/** A server that turned a call down with words gave an answer; anything else that went wrong stays a failure. */
export function refusalIn(failure: unknown): Refused {
  const message = failure instanceof Error ? null : messageOf(failure);
  if (message === null) throw failure;
  return { kind: 'refused', message };
}

/** Maps rejection codes to kinds. Unknown codes stay failures. */
export const refusalBy =
  <Answer>(
    meanings: Partial<Record<ErrorCode, (body: ErrorBody) => Answer>>,
    otherwise: (failure: unknown) => Answer = rejected,
  ) =>
  (failure: unknown): Answer => {
    const body = errorBodyOf(failure);
    const meaning = body && meanings[body.code];
    return meaning ? meaning(body) : otherwise(failure);
  };

function rejected(failure: unknown): never {
  throw failure;
}
