import { messageOf } from '#rules/message-of.ts';

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
