import type {
  ApplicationDetailReply,
  ApplicationsQuery,
  ApplicationsReply,
  AuditReply,
  BankMoveRequest,
  DecisionReply,
  DecisionRequest,
  InviteRequest,
  MailsReply,
  RevealReply,
  SponsorsReply,
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

type Page = Pick<ApplicationsQuery, 'offset' | 'limit'>;

async function page<Reply>(name: RouteName, params: Page, call: Call): Promise<Reply> {
  return (await client.get<Reply>(pathTo(name), { ...signed(call), params })).data;
}

export const listSponsors = (wish: Page, call: Call) => page<SponsorsReply>('listSponsors', wish, call);

export const listMails = (wish: Page, call: Call) => page<MailsReply>('listMails', wish, call);

export const listAuditEntries = (wish: Page, call: Call) => page<AuditReply>('listAuditEntries', wish, call);

export const inviteSponsor = async (request: InviteRequest, call: Call): Promise<void> => {
  await client.post(pathTo('inviteSponsor'), request, signed(call));
};

export const moveSponsor = (id: string, move: 'suspend' | 'reinstate', call: Call) =>
  post<{ state: string }>('moveSponsor', id, { move }, call);

export const requeueMail = (id: string, call: Call) => post<{ state: string }>('requeueMail', id, {}, call);
