import { fold } from './fold.ts';
import type { Problem } from './problems.ts';

const reserved = new Set(
  'admin administrator api app application assets auth bank-details blog booking bookings contact creator creators dashboard demo dev discover discovery editor help home hotel-bookings login logout mail media me new null official owner password preview privacy public root security settings sponsor sponsors staff status support system team terms trips undefined vaya www'.split(
    ' ',
  ),
);

/** As it is stored: small, and without marks, so that a name typed on any keyboard is the same name. */
export const cleanUsername = fold;

export function usernameProblem(username: string): Problem | null {
  if (username === '') return { name: 'required' };
  if (username.length < 3) return { name: 'tooShort', params: { least: 3 } };
  if (username.length > 30) return { name: 'tooLong', params: { most: 30 } };
  if (!/^[a-z][a-z0-9._-]*$/.test(username)) return { name: 'usernameShape' };
  return reserved.has(username) ? { name: 'usernameReserved' } : null;
}
