import type {
  ApplicationDetailReply,
  ApplicationMoveReply,
  ApplicationMoveRequest,
  ApplicationsQuery,
  ApplicationsReply,
  AuditReply,
  BankMoveReply,
  BankMoveRequest,
  CreatorMoveReply,
  CreatorMoveRequest,
  InviteRequest,
  MailMoveReply,
  MailMoveRequest,
  MailsReply,
  RevealReply,
  SponsorMoveReply,
  SponsorMoveRequest,
  SponsorsReply,
} from '#contract/back-office.ts';
import type { RouteName } from '#contract/features.ts';
import { type SignedCall, signed } from './call.ts';
import { client } from './client.ts';
import { pathTo } from './path-to.ts';

async function post<Reply>(name: RouteName, id: string, request: object, call: SignedCall): Promise<Reply> {
  return (await client.post<Reply>(pathTo(name, { id }), request, signed(call))).data;
}

export const listApplications = async (
  query: Partial<ApplicationsQuery>,
  call: SignedCall,
): Promise<ApplicationsReply> =>
  (await client.get<ApplicationsReply>(pathTo('listApplications'), { ...signed(call), params: query })).data;

export const readApplication = async (id: string, call: SignedCall): Promise<ApplicationDetailReply> =>
  (await client.get<ApplicationDetailReply>(pathTo('readApplication', { id }), signed(call))).data;

export const moveApplication = (id: string, request: ApplicationMoveRequest, call: SignedCall) =>
  post<ApplicationMoveReply>('moveApplication', id, request, call);

export const moveBankDetails = (accountId: string, request: BankMoveRequest, call: SignedCall) =>
  post<BankMoveReply>('moveBankDetails', accountId, request, call);

export const revealBankDetails = (accountId: string, call: SignedCall) =>
  post<RevealReply>('revealBankDetails', accountId, {}, call);

export const moveCreator = (accountId: string, request: CreatorMoveRequest, call: SignedCall) =>
  post<CreatorMoveReply>('moveCreator', accountId, request, call);

type Page = Pick<ApplicationsQuery, 'offset' | 'limit'>;

async function page<Reply>(name: RouteName, params: Page, call: SignedCall): Promise<Reply> {
  return (await client.get<Reply>(pathTo(name), { ...signed(call), params })).data;
}

export const listSponsors = (wish: Page, call: SignedCall) => page<SponsorsReply>('listSponsors', wish, call);

export const listMails = (wish: Page, call: SignedCall) => page<MailsReply>('listMails', wish, call);

export const listAuditEntries = (wish: Page, call: SignedCall) => page<AuditReply>('listAuditEntries', wish, call);

export const inviteSponsor = async (request: InviteRequest, call: SignedCall): Promise<void> => {
  await client.post(pathTo('inviteSponsor'), request, signed(call));
};

export const moveSponsor = (id: string, request: SponsorMoveRequest, call: SignedCall) =>
  post<SponsorMoveReply>('moveSponsor', id, request, call);

export const moveMail = (id: string, request: MailMoveRequest, call: SignedCall) =>
  post<MailMoveReply>('moveMail', id, request, call);
