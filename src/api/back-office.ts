import type {
  ApplicationDetailReply,
  ApplicationsQuery,
  ApplicationsReply,
  BankMoveRequest,
  DecisionReply,
  DecisionRequest,
  RevealReply,
} from '#contract/back-office.ts';
import type { RouteName } from '#contract/routes.ts';
import { authorization } from './authorization.ts';
import { client } from './client.ts';
import { pathTo } from './path-to.ts';

/** A call of somebody signed in. */
interface Call {
  token: string;
  signal: AbortSignal;
}

const signed = ({ token, signal }: Call) => ({ headers: authorization({ token }), signal });

async function post<Reply>(name: RouteName, id: string, request: object, call: Call): Promise<Reply> {
  return (await client.post<Reply>(pathTo(name, { id }), request, signed(call))).data;
}

export const listApplications = async (query: Partial<ApplicationsQuery>, call: Call): Promise<ApplicationsReply> =>
  (await client.get<ApplicationsReply>(pathTo('listApplications'), { ...signed(call), params: query })).data;

export const readApplication = async (id: string, call: Call): Promise<ApplicationDetailReply> =>
  (await client.get<ApplicationDetailReply>(pathTo('readApplication', { id }), signed(call))).data;

export const decideApplication = (id: string, request: DecisionRequest, call: Call) =>
  post<DecisionReply>('decideApplication', id, request, call);

export const moveBankDetails = (accountId: string, request: BankMoveRequest, call: Call) =>
  post<{ state: string }>('moveBankDetails', accountId, request, call);

export const revealBankDetails = (accountId: string, call: Call) =>
  post<RevealReply>('revealBankDetails', accountId, {}, call);

export const moveCreator = (accountId: string, move: 'suspend' | 'reinstate' | 'close', call: Call) =>
  post<{ state: string }>('moveCreator', accountId, { move }, call);
