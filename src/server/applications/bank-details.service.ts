import type { BankDetailsReply, BankDetailsRequest, BankFormReply } from '#contract/bank-details.ts';
import type { Language } from '#contract/language.ts';
import { bankProblems, defaultBankCountry } from '#rules/bank-form.ts';
import { cleanIban } from '#rules/clean-iban.ts';
import { utcDayLabel } from '#rules/day-labels.ts';
import { withoutBlanks } from '#rules/tax-number.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { advanceIfPossible } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import type { BankLinkTable } from '../db/tables/bank-details.table.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { DomainError, InvalidFields } from '../lib/errors.ts';
import { maskEmail } from '../lib/mask.ts';
import { hashToken } from '../lib/secrets.ts';
import { texts } from '../lib/texts.ts';
import { bankLinks } from './bank-link.lifecycle.ts';
import { findBankLink, findBankLinkByToken } from './bank-link.store.ts';
import { readBankDetails, writeBankDetails } from './encrypted-details.ts';
import { findLatestBankLink } from './latest-bank-link.ts';

/** The form as it starts: filled with what the application told, but for what is secret. */
export function readBankForm(platform: Platform, token: string, language: Language): Promise<BankFormReply> {
  return inUnitOfWork(platform, async (unit) => {
    const { link, account } = await linkBehind(unit, token);
    const opened = await advanceIfPossible(unit, bankLinks, link.id, { type: 'link.open' });
    if (opened === null) throw refusalOf(link, language);
    const details = await readBankDetails(unit, account.id);
    return {
      fullName: account.name,
      email: maskEmail(account.email),
      accountType: details?.accountType ?? 'company',
      name: details?.name ?? '',
      address: details?.address ?? '',
      city: details?.city ?? '',
      district: details?.district ?? '',
      country: details?.country ?? defaultBankCountry,
      taxOffice: details?.taxOffice ?? '',
      ibanEnding: details?.iban.slice(-4) ?? '',
      linkExpiresAt: link.expiresAt,
      message: link.message,
    };
  });
}

/** Takes the details once. Of two that come at the same moment one is stored, and the other is told so. */
export function completeBankDetails(
  platform: Platform,
  token: string,
  request: BankDetailsRequest,
  language: Language,
): Promise<BankDetailsReply> {
  return inUnitOfWork(platform, async (unit) => {
    const { link, account } = await linkBehind(unit, token);
    const problems = bankProblems(request);
    const moved = await advanceIfPossible(unit, bankLinks, link.id, { type: 'link.submit' });
    if (moved === null) throw refusalOf(link, language);
    if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
    await writeBankDetails(unit, account.id, cleanDetails(request));
    return { data: { submittedAt: unit.now } };
  });
}

/** A mail takes its time: for so long after a new link nobody needs another. */
const pause = 2 * 60_000;

/** A link that is over sends a new one, to the address on file and to no other; one that is good sends none. */
export async function renewBankLink(platform: Platform, token: string, language: Language): Promise<void> {
  await inUnitOfWork(platform, async (unit) => {
    const { link, account } = await linkBehind(unit, token);
    const latest = (await findLatestBankLink(unit.database, account.id, unit.now)) ?? link;
    const isGood = latest.id === link.id && latest.state !== 'expired';
    if (latest.submittedAt === null && (isGood || latest.createdAt > unit.now - pause)) return;
    const renewed = await advanceIfPossible(unit, bankLinks, latest.id, { type: 'link.renew' });
    if (renewed === null) throw refusalOf(latest, language);
  });
}

/** The link of a token, as it is now, with its account, both held until the unit ends. */
async function linkBehind(unit: Unit, token: string) {
  const found = await findBankLinkByToken(unit.database, hashToken('bank-link', token));
  const account = found && (await lockAccount(unit, found.accountId));
  const link = account && (await findBankLink(unit.database, found.id));
  if (!account || !link) throw new DomainError(404, 'linkUnknown', texts.noLink);
  return { link, account };
}

const usedLink = {
  en: 'You have already sent your details on {date}.',
  tr: 'Bilgilerinizi {date} tarihinde zaten gönderdiniz.',
};

/** Why a link takes nothing any more. */
function refusalOf({ submittedAt }: BankLinkTable, language: Language): DomainError {
  if (submittedAt === null) return new DomainError(410, 'linkExpired', texts.noLink);
  const date = utcDayLabel(submittedAt, language);
  return new DomainError(409, 'linkUsed', usedLink, { params: { date } });
}

const cleanDetails = (request: BankDetailsRequest) => ({
  accountType: request.accountType === 'person' ? ('person' as const) : ('company' as const),
  name: request.name.trim(),
  iban: cleanIban(request.iban),
  taxNumber: withoutBlanks(request.taxNumber),
  taxOffice: request.accountType === 'company' ? request.taxOffice.trim() : '',
  address: request.address.trim(),
  city: request.city.trim(),
  district: request.district.trim(),
  country: request.country.trim(),
});
