import type { ApplicationDetailReply, BankMoveRequest, DecisionRequest } from '#contract/back-office.ts';
import { applicationLifecycle } from '../lifecycles/application.machine.ts';
import { bankLinkLifecycle } from '../lifecycles/bank-link.machine.ts';
import { creatorAccountLifecycle } from '../lifecycles/creator-account.machine.ts';

/** What staff may do to an application, to bank details and to a creator. */
export type Deed =
  | { kind: 'decide'; request: DecisionRequest }
  | { kind: 'bank'; request: BankMoveRequest }
  | { kind: 'creator'; move: 'suspend' | 'reinstate' | 'close' }
  | { kind: 'reveal' };

type Detail = Pick<ApplicationDetailReply, 'state' | 'accountState' | 'bank' | 'bankLink'>;

/** What the charts of the records allow; the server asks the same charts. */
export function isPossible(detail: Detail, deed: Deed): boolean {
  if (deed.kind === 'decide') return mayDecide(detail, deed.request.decision);
  if (deed.kind === 'bank') return mayMoveBank(detail, deed.request.move);
  if (deed.kind === 'reveal') return detail.bank !== null;
  const { accountState } = detail;
  if (accountState === 'invited') return false;
  return creatorAccountLifecycle.resolveState({ value: accountState }).can({ type: `account.${deed.move}` });
}

function mayDecide({ state, accountState }: Detail, decision: 'approve' | 'reject' | 'reopen' | 'undo'): boolean {
  const from = applicationLifecycle.resolveState({ value: state });
  if (decision === 'undo') return from.can({ type: 'decision.undo', ageMs: 0 });
  if (decision === 'reopen')
    return from.can({ type: 'application.reopen', isCreatorPending: accountState === 'pending' });
  return from.can({ type: `application.${decision}` });
}

function mayMoveBank({ state, bankLink }: Detail, move: 'verify' | 'return' | 'reissue'): boolean {
  if (bankLink === null) return false;
  const from = bankLinkLifecycle.resolveState({ value: bankLink.state });
  if (move === 'reissue')
    return (
      state === 'APPROVED' && (from.can({ type: 'link.revoke' }) || ['expired', 'revoked'].includes(bankLink.state))
    );
  return from.can({ type: `details.${move}` });
}
