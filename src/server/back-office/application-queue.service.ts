import type { ApplicationDetailReply, ApplicationsQuery, ApplicationsReply } from '#contract/back-office.ts';
import type { Language } from '#contract/language.ts';
import { approvals } from '#contract/levels.ts';
import type { NamedItem } from '#contract/reference-data.ts';
import { maskIban } from '#rules/mask.ts';
import { findLatestApplication } from '../application/latest-application.ts';
import { referenceOf } from '../application/status-token.ts';
import { findLatestBankLink, listLatestBankLinks } from '../bank-details/latest-bank-link.ts';
import type { CreatorTraitTable } from '../creator/creator.table.ts';
import { listLocations, listTraits } from '../creator/creators.ts';
import { NotFound } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { listExpertises, listLanguages, listServiceOffers, listServices, namesById } from '../reference-data/lists.ts';
import { countryName } from '../reference-data/places.ts';
import {
  countApplications,
  countToVerify,
  countWithdrawn,
  findQueuedApplication,
  pageOfApplications,
} from './application-queue.store.ts';
import { historyOf } from './history-of.ts';
import { listResembling } from './resembling-creators.service.ts';

export async function listApplications(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  query: ApplicationsQuery,
): Promise<ApplicationsReply> {
  const [rows, found, toVerify, withdrawn] = await Promise.all([
    pageOfApplications(database, query),
    countApplications(database, query),
    countToVerify(database, query),
    countWithdrawn(database, query),
  ]);
  const accountIds = rows.map(({ accountId }) => accountId);
  const links = await listLatestBankLinks(database, accountIds, now());
  const countOf = (state: string) => Number(found.find((row) => row.state === state)?.count ?? 0);
  const counts = {
    ONHOLD: countOf('ONHOLD') - Number(withdrawn.count),
    TO_VERIFY: Number(toVerify.count),
    APPROVED: countOf('APPROVED'),
    REJECTED: countOf('REJECTED'),
  };
  const total = query.state ? counts[query.state] : approvals.reduce((sum, state) => sum + countOf(state), 0);
  return { data: rows.map((row) => itemOf(row, links.get(row.accountId))), total, counts };
}

export async function readApplication(
  { database, now }: Platform,
  id: string,
  language: Language,
): Promise<ApplicationDetailReply> {
  const row = await findQueuedApplication(database, id);
  if (!row) throw new NotFound();
  const [latest, traits, locations, link, history, resembling] = await Promise.all([
    findLatestApplication(database, row.accountId),
    listTraits(database, row.accountId),
    listLocations(database, row.accountId),
    findLatestBankLink(database, row.accountId, now()),
    historyOf(database, row.accountId),
    listResembling(database, row, now()),
  ]);
  const names = namesIn(language);
  const of = (kind: CreatorTraitTable['kind']) => traits.filter((trait) => trait.kind === kind);
  return {
    ...itemOf(row, link),
    phoneNumber: row.phoneNumber,
    aboutMe: row.aboutMe,
    socialMediaAccounts: { instagram: row.instagram, youtube: row.youtube, tiktok: row.tiktok },
    languages: of('language').map(({ value, level }) => ({ name: names.language(value), level })),
    expertises: of('expertise').map(({ value, level }) => ({ name: names.expertise(value), level })),
    services: of('service').map(({ value }) => names.service(value)),
    serviceOffers: of('serviceOffer').map(({ value }) => names.serviceOffer(value)),
    locations: locations.map(({ cityName, stateName, country }) => ({
      cityName,
      stateName,
      countryName: countryName(country, language),
    })),
    reason: row.reason,
    reasonText: row.reasonText,
    isLatest: latest?.id === row.id,
    accountState: row.accountState,
    bank:
      row.bankUpdatedAt === null
        ? null
        : {
            maskedIban: maskIban(row.ibanEnding ?? ''),
            isDoubtful: row.isDoubtful === 1,
            updatedAt: row.bankUpdatedAt,
          },
    resembling,
    history,
  };
}

type Row = Awaited<ReturnType<typeof pageOfApplications>>[number];
type BankLink = Awaited<ReturnType<typeof findLatestBankLink>>;

const itemOf = (row: Row, link: BankLink): ApplicationsReply['data'][number] => ({
  id: row.id,
  accountId: row.accountId,
  reference: referenceOf(row.id),
  fullName: row.name,
  username: row.username,
  email: row.email,
  profilePicture: row.profilePicture,
  state: row.state,
  createdAt: row.createdAt,
  decidedAt: row.decidedAt,
  isIbanDoubtful: row.isDoubtful === 1,
  isWithdrawn: row.state === 'ONHOLD' && row.accountState === 'closed',
  isRepeated: Boolean(row.isRepeated),
  bankLink: link ? { state: link.state, expiresAt: link.expiresAt, submittedAt: link.submittedAt } : null,
});

function namesIn(language: Language) {
  const finder = (items: readonly NamedItem[]) => {
    const names = namesById(items);
    return (id: string) => names.get(id) ?? id;
  };
  return {
    language: finder(listLanguages(language)),
    expertise: finder(listExpertises(language)),
    service: finder(listServices(language)),
    serviceOffer: finder(listServiceOffers(language)),
  };
}
