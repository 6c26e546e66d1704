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
import { type SignedCall, type SignedDeed, signed, signedOnce } from './call.ts';
import { client } from './client.ts';
import { pathTo } from './path-to.ts';

async function post<Reply>(name: RouteName, id: string, request: object, deed: SignedDeed): Promise<Reply> {
  return (await client.post<Reply>(pathTo(name, { id }), request, signedOnce(deed))).data;
}

export const listApplications = async (
  query: Partial<ApplicationsQuery>,
  call: SignedCall,
): Promise<ApplicationsReply> =>
  (await client.get<ApplicationsReply>(pathTo('listApplications'), { ...signed(call), params: query })).data;

export const readApplication = async (id: string, call: SignedCall): Promise<ApplicationDetailReply> =>
  (await client.get<ApplicationDetailReply>(pathTo('readApplication', { id }), signed(call))).data;

export const moveApplication = (id: string, request: ApplicationMoveRequest, deed: SignedDeed) =>
  post<ApplicationMoveReply>('moveApplication', id, request, deed);

export const moveBankDetails = (accountId: string, request: BankMoveRequest, deed: SignedDeed) =>
  post<BankMoveReply>('moveBankDetails', accountId, request, deed);

export const revealBankDetails = (accountId: string, deed: SignedDeed) =>
  post<RevealReply>('revealBankDetails', accountId, {}, deed);

export const moveCreator = (accountId: string, request: CreatorMoveRequest, deed: SignedDeed) =>
  post<CreatorMoveReply>('moveCreator', accountId, request, deed);

type Page = Pick<ApplicationsQuery, 'offset' | 'limit'>;

async function page<Reply>(name: RouteName, params: Page, call: SignedCall): Promise<Reply> {
  return (await client.get<Reply>(pathTo(name), { ...signed(call), params })).data;
}

export const listSponsors = (wish: Page, call: SignedCall) => page<SponsorsReply>('listSponsors', wish, call);

export const listMails = (wish: Page, call: SignedCall) => page<MailsReply>('listMails', wish, call);

export const listAuditEntries = (wish: Page, call: SignedCall) => page<AuditReply>('listAuditEntries', wish, call);

export const inviteSponsor = async (request: InviteRequest, deed: SignedDeed): Promise<void> => {
  await client.post(pathTo('inviteSponsor'), request, signedOnce(deed));
};

export const moveSponsor = (id: string, request: SponsorMoveRequest, deed: SignedDeed) =>
  post<SponsorMoveReply>('moveSponsor', id, request, deed);

export const moveMail = (id: string, request: MailMoveRequest, deed: SignedDeed) =>
  post<MailMoveReply>('moveMail', id, request, deed);
