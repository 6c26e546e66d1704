import type {
  ApplicationDetailReply,
  ApplicationMoveRequest,
  BankMoveRequest,
  CreatorMoveRequest,
} from '#contract/back-office.ts';
import type { AccountState } from '#contract/states.ts';
import { applicationLifecycle } from '../lifecycles/application.machine.ts';
import { bankLinkLifecycle } from '../lifecycles/bank-link.machine.ts';
import { creatorAccountLifecycle } from '../lifecycles/creator-account.machine.ts';

/** What staff may do about an applicant: move one of the records, or look at what is sealed. */
export type Deed =
  | { kind: 'application'; request: ApplicationMoveRequest }
  | { kind: 'bank'; request: BankMoveRequest }
  | { kind: 'creator'; request: CreatorMoveRequest }
  | { kind: 'reveal' };

type Detail = Pick<ApplicationDetailReply, 'state' | 'isLatest' | 'accountState' | 'bank' | 'bankLink'>;

/** What the charts of the records allow; the server asks the same charts. */
export function isPossible(detail: Detail, deed: Deed): boolean {
  if (deed.kind === 'application') return mayMoveApplication(detail, deed.request);
  if (deed.kind === 'bank') return mayMoveBank(detail, deed.request);
  if (deed.kind === 'reveal') return detail.bank !== null;
  const { accountState } = detail;
  if (accountState === 'invited') return false;
  return mayMoveCreator(accountState, deed.request);
}

/** Where a reopened account is led the server alone knows; that it may be reopened is asked here. */
const mayMoveCreator = (state: Exclude<AccountState, 'invited'>, { move }: CreatorMoveRequest): boolean =>
  creatorAccountLifecycle
    .resolveState({ value: state })
    .can({ type: `account.${move}`, facts: { wasSuspended: false, isVerified: false } });

/** How long ago a decision was made the server alone knows well: a screen offers to take it back for as long by itself. */
function mayMoveApplication({ state, isLatest, accountState }: Detail, request: ApplicationMoveRequest): boolean {
  const from = applicationLifecycle.resolveState({ value: state });
  const facts = { isLatest, account: accountState, decidedMsAgo: 0 };
  if (request.move !== 'reject') return from.can({ type: `application.${request.move}`, facts });
  const { reason, text } = request;
  return from.can({ type: 'application.reject', reason, text, facts });
}

function mayMoveBank({ state, isLatest, accountState, bankLink }: Detail, request: BankMoveRequest): boolean {
  if (bankLink === null || !isLatest) return false;
  const from = bankLinkLifecycle.resolveState({ value: bankLink.state });
  const facts = { isLatest: true, application: state, account: accountState };
  if (request.move !== 'return') return from.can({ type: `bank.${request.move}`, facts });
  return from.can({ type: 'bank.return', message: request.message, facts });
}
