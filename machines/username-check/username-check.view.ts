import type { UsernameCheckSnapshot } from './username-check.machine.ts';

export type UsernameStanding = 'none' | 'checking' | 'free' | 'taken' | 'failed';

export function standingOf(snapshot: UsernameCheckSnapshot): UsernameStanding {
  if (snapshot.matches('idle')) return 'none';
  if (snapshot.matches('free')) return 'free';
  if (snapshot.matches('taken')) return 'taken';
  return snapshot.matches('failed') ? 'failed' : 'checking';
}

/** The server's words about the name, or about why it could not be asked. */
export const messageIn = ({ context: { verdict, message } }: UsernameCheckSnapshot): string | null =>
  verdict?.message ?? message;

/** The name that may be applied with; a check that failed or is under way allows none. */
export const freeName = (snapshot: UsernameCheckSnapshot): string | null =>
  snapshot.matches('free') ? snapshot.context.username : null;

export const canApply = (snapshot: UsernameCheckSnapshot): boolean => snapshot.context.verdict?.canApply ?? false;
