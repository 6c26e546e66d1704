import { passwordProblem } from '#rules/password.ts';
import type { Problem } from '#rules/problems.ts';
import type { SetPasswordSnapshot } from './set-password.machine.ts';

export const isOpening = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches('opening');
export const isChoosing = (snapshot: SetPasswordSnapshot): boolean => snapshot.hasTag('choosing');
export const isSetting = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches('setting');
export const isDone = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches('done');
export const isRefused = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches({ choosing: 'refused' });
export const isOver = (snapshot: SetPasswordSnapshot): boolean => snapshot.hasTag('over');
export const isUnknown = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches('unknown');
export const isRenewed = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches('renewed');
export const isNotRenewed = (snapshot: SetPasswordSnapshot): boolean => snapshot.matches('notRenewed');
export const canRenew = (snapshot: SetPasswordSnapshot): boolean => snapshot.can({ type: 'link.renew' });
export const canOpen = (snapshot: SetPasswordSnapshot): boolean => snapshot.can({ type: 'link.open' });

/** A password says what is wrong with it once it was left. */
export const shownProblem = ({ context: { password, isLeft } }: SetPasswordSnapshot): Problem | null =>
  isLeft ? passwordProblem(password) : null;

/** What has become of the link: what its page is headed by, and says. */
export const linkFate = (
  snapshot: SetPasswordSnapshot,
): 'unreachable' | 'unknown' | 'used' | 'expired' | 'replaced' => {
  const { value } = snapshot;
  return value === 'unreachable' || value === 'unknown' || value === 'used' || value === 'expired' ? value : 'replaced';
};
