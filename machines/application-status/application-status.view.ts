import type { ApplicationStatusReply } from '#contract/application.ts';
import { workingDaysAfter } from '#machines/rules/working-days.ts';
import type { ApplicationStatusSnapshot, MailedLink } from './application-status.machine.ts';

export const canSend = (snapshot: ApplicationStatusSnapshot, link: MailedLink): boolean =>
  snapshot.can({ type: 'link.send', link });
export const canWithdraw = (snapshot: ApplicationStatusSnapshot): boolean =>
  snapshot.can({ type: 'application.withdraw' });
export const isConfirmingWithdrawal = (snapshot: ApplicationStatusSnapshot): boolean =>
  snapshot.matches('confirming') || snapshot.matches('withdrawing');

type StepName = 'applied' | 'verified' | 'review' | 'decision' | 'password' | 'bankDetails' | 'live';

export interface PathStep {
  name: StepName;
  progress: 'done' | 'current' | 'ahead' | 'ended';
  /** When it was made. */
  at: number | null;
  /** By when it is expected. */
  by: number | null;
}

/** An application is usually decided within this number of working days. */
const reviewDays = 3;

/** The way of an application, from the form to the blog: what is behind, where it is now, and what is ahead. */
export function pathOf(status: ApplicationStatusReply): PathStep[] {
  const { appliedAt, decidedAt, hasPassword, bankDetails, bankDetailsAt, isActive, activeSince } = status;
  const isApproved = status.status === 'APPROVED';
  const isRejected = status.status === 'REJECTED';
  const start: PathStep[] = [
    { name: 'applied', progress: 'done', at: appliedAt, by: null },
    { name: 'verified', progress: 'done', at: null, by: null },
  ];
  if (isRejected) return [...start, { name: 'decision', progress: 'ended', at: decidedAt, by: null }];
  const isDone = { review: isApproved, password: hasPassword, bankDetails: bankDetails === 'verified', live: isActive };
  const when = { review: decidedAt, password: null, bankDetails: bankDetailsAt, live: activeSince };
  const names = ['review', 'password', 'bankDetails', 'live'] as const;
  const isReached = (name: (typeof names)[number]) =>
    name === 'review' || (isApproved && (name !== 'live' || (hasPassword && bankDetails !== 'missing')));
  return [
    ...start,
    ...names.map(
      (name): PathStep => ({
        name,
        progress: isDone[name] ? 'done' : isReached(name) ? 'current' : 'ahead',
        at: when[name],
        by: name === 'review' && !isApproved ? workingDaysAfter(appliedAt, reviewDays) : null,
      }),
    ),
  ];
}
