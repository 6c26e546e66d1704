import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { errorBodyOf } from '#machines/rules/error-body.ts';
import { messageOf } from '#machines/rules/message-of.ts';

export interface Refused {
  kind: 'refused';
  message: string;
}

/** A rejection with a message is an answer; any other failure is thrown again. */
export function refusalIn(failure: unknown): Refused {
  const message = failure instanceof Error ? null : messageOf(failure);
  if (message === null) throw failure;
  return { kind: 'refused', message };
}

/** Makes an answer of a rejection with one of these codes. Other rejections stay failures. */
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
