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

export type StaffAction =
  | { kind: 'application'; request: ApplicationMoveRequest }
  | { kind: 'bank'; request: BankMoveRequest }
  | { kind: 'creator'; request: CreatorMoveRequest }
  | { kind: 'reveal' };

type Detail = Pick<ApplicationDetailReply, 'state' | 'isLatest' | 'accountState' | 'bank' | 'bankLink' | 'taken'>;

/** The server asks the same charts. */
export function isPossible(detail: Detail, action: StaffAction): boolean {
  if (action.kind === 'application') return mayMoveApplication(detail, action.request);
  if (action.kind === 'bank') return mayMoveBank(detail, action.request);
  if (action.kind === 'reveal') return detail.bank !== null;
  const { accountState } = detail;
  if (accountState === 'invited') return false;
  return mayMoveCreator(accountState, action.request);
}

/** These facts decide only where a reopened account goes, which the server knows. */
const mayMoveCreator = (state: Exclude<AccountState, 'invited'>, { move }: CreatorMoveRequest): boolean =>
  creatorAccountLifecycle
    .resolveState({ value: state })
    .can({ type: `account.${move}`, facts: { wasSuspended: false, isVerified: false } });

/** The server alone knows how old a decision is. */
function mayMoveApplication(
  { state, isLatest, accountState, taken }: Detail,
  request: ApplicationMoveRequest,
): boolean {
  const from = applicationLifecycle.resolveState({ value: state });
  const taker = taken === null ? 'none' : taken.isOwn ? 'caller' : 'colleague';
  const facts = { isLatest, account: accountState, decidedMsAgo: 0, taker } as const;
  if (request.move === 'take' || request.move === 'giveBack')
    return from.can({ type: `application.${request.move}`, takerId: '', facts });
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
