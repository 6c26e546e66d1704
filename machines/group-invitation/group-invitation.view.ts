import type { FieldError } from '../form-state.ts';
import type { StayDraft } from '../stay-form/stay-draft.ts';
import type { GroupInvitationSnapshot } from './group-invitation.machine.ts';
import { nextIn, type Outcome, problemsOf, recipientsIn } from './group-invitation.setup.ts';

export const isSending = (snapshot: GroupInvitationSnapshot): boolean => snapshot.matches('submitting');

export type Standing = Outcome | { kind: 'leftOut' } | { kind: 'sending' } | { kind: 'waiting' } | { kind: 'open' };

/** Where the invitation of one creator stands. */
export const standingOf =
  (id: string) =>
  (snapshot: GroupInvitationSnapshot): Standing => {
    const { context } = snapshot;
    const outcome = context.outcomes[id];
    if (outcome?.kind === 'sent') return outcome;
    if (context.leftOut.includes(id)) return { kind: 'leftOut' };
    if (outcome) return outcome;
    if (!isSending(snapshot)) return { kind: 'open' };
    return { kind: nextIn(context)?.id === id ? 'sending' : 'waiting' };
  };

export const recipientCount = ({ context }: GroupInvitationSnapshot): number => recipientsIn(context).length;

export const sentCount = ({ context: { people, outcomes } }: GroupInvitationSnapshot): number =>
  people.filter(({ id }) => outcomes[id]?.kind === 'sent').length;

export const isRetry = ({ context }: GroupInvitationSnapshot): boolean =>
  recipientsIn(context).some(({ id }) => id in context.outcomes);

/** The position of the creator whose invitation is being sent, among all of this send. */
export function progressIn({ context }: GroupInvitationSnapshot): { position: number; total: number } {
  const { people, leftOut, outcomes } = context;
  const invited = people.filter(({ id }) => !leftOut.includes(id));
  const answered = invited.filter(({ id }) => id in outcomes).length;
  return { position: answered + 1, total: invited.length };
}

/** What is wrong with the own terms of a creator, once they were sent with the form as it is now. */
export const flawOf =
  (id: string, draft: StayDraft) =>
  ({ context }: GroupInvitationSnapshot, field: string): FieldError | null => {
    const problem = context.rejections === 0 ? undefined : problemsOf(context, id, { draft, at: context.at })[field];
    return problem === undefined ? null : { problem };
  };
