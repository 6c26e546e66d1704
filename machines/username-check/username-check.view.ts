import type { UsernameCheckSnapshot } from './username-check.machine.ts';

type UsernameStatus = 'none' | 'checking' | 'free' | 'taken' | 'failed';

export function statusOf(snapshot: UsernameCheckSnapshot): UsernameStatus {
  if (snapshot.matches('idle')) return 'none';
  if (snapshot.matches('free')) return 'free';
  if (snapshot.matches('taken')) return 'taken';
  return snapshot.matches('failed') ? 'failed' : 'checking';
}

export const messageIn = ({ context: { verdict, message } }: UsernameCheckSnapshot): string | null =>
  verdict?.message ?? message;

export const canApply = (snapshot: UsernameCheckSnapshot): boolean => snapshot.context.verdict?.canApply ?? false;
