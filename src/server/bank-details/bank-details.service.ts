import type { BankDetailsReply, BankDetailsRequest, BankFormReply } from '#contract/application.ts';
import { defaultBankCountry } from '#contract/application-choices.ts';
import type { BankMoveReply, BankMoveRequest, RevealReply } from '#contract/back-office.ts';
import type { Language } from '#contract/language.ts';
import type { BankLinkMove } from '#machines/lifecycles/bank-link.machine.ts';
import { bankProblems } from '#rules/bank-form.ts';
import { utcDayLabel } from '#rules/day-labels.ts';
import { bankOf, cleanIban } from '#rules/iban.ts';
import { problem } from '#rules/problems.ts';
import { withoutBlanks } from '#rules/tax-number.ts';
import { lockAccount, requireCreator } from '../accounts/accounts.ts';
import { advance, advanceIfPossible } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import type { BankLinkTable } from '../db/tables/application.table.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { DomainError, InvalidFields, NotFound, StateConflict } from '../lib/errors.ts';
import { maskEmail } from '../lib/formats.ts';
import { hashToken } from '../lib/secrets.ts';
import { texts } from '../lib/texts.ts';
import { bankLinks } from './bank-link.lifecycle.ts';
import { findBankLink, findBankLinkByToken } from './bank-link.store.ts';
import { findLatestBankLink } from './bank-links.ts';
import { findBankDetails, readBankDetails, readDatedDetails, writeBankDetails } from './encrypted-details.ts';

/** Prefills the form from the stored details, without their secrets. */
export function readBankForm(platform: Platform, token: string, language: Language): Promise<BankFormReply> {
  return inUnitOfWork(platform, async (unit) => {
    const { link, account } = await findLinkByToken(unit, token);
    const opened = await advanceIfPossible(unit, bankLinks, link.id, { type: 'link.open' });
    if (opened === null) throw linkEnded(link, language);
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

/** Of two simultaneous requests one is stored; the other gets a 409. */
export function completeBankDetails(
  platform: Platform,
  token: string,
  request: BankDetailsRequest,
  language: Language,
): Promise<BankDetailsReply> {
  return inUnitOfWork(platform, async (unit) => {
    const { link, account } = await findLinkByToken(unit, token);
    const problems = bankProblems(request);
    const moved = await advanceIfPossible(unit, bankLinks, link.id, { type: 'link.submit' });
    if (moved === null) throw linkEnded(link, language);
    if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
    await writeBankDetails(unit, account.id, cleanDetails(request));
    return { data: { submittedAt: unit.now } };
  });
}

/** A mail may take a while to arrive, so a new link is not replaced earlier. */
const renewAfterMs = 2 * 60_000;

/** Replaces an ended link, by mail to the address on file. A valid link is not replaced. */
export async function renewBankLink(platform: Platform, token: string, language: Language): Promise<void> {
  await inUnitOfWork(platform, async (unit) => {
    const { link, account } = await findLinkByToken(unit, token);
    const latest = (await findLatestBankLink(unit.database, account.id, unit.now)) ?? link;
    const isGood = latest.id === link.id && latest.state !== 'expired';
    if (latest.submittedAt === null && (isGood || latest.createdAt > unit.now - renewAfterMs)) return;
    const renewed = await advanceIfPossible(unit, bankLinks, latest.id, { type: 'link.renew' });
    if (renewed === null) throw linkEnded(latest, language);
  });
}

/** Locks the account first, then reads the link again. */
async function findLinkByToken(unit: Unit, token: string) {
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

function linkEnded({ submittedAt }: BankLinkTable, language: Language): DomainError {
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

export function moveBankDetails(
  platform: Platform,
  accountId: string,
  request: BankMoveRequest,
  by: Actor,
): Promise<BankMoveReply> {
  const move = moveIn(request);
  return inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['moveBankDetails', accountId, request], async () => {
        requireCreator(await lockAccount(unit, accountId));
        const link = await findLatestBankLink(unit.database, accountId, unit.now);
        if (!link || !(await isCurrent(unit, accountId, request))) throw new StateConflict();
        await advance(unit, bankLinks, link.id, move);
        const latest = await findLatestBankLink(unit.database, accountId, unit.now);
        return { state: latest?.state ?? link.state };
      }),
    by.username,
  );
}

/** Staff decide on the details that they saw: the creator may have sent others since. */
async function isCurrent({ database }: Unit, accountId: string, request: BankMoveRequest): Promise<boolean> {
  if (request.move === 'reissue') return true;
  const details = await findBankDetails(database, accountId);
  return request.updatedAt === (details?.updatedAt ?? null);
}

function moveIn(request: BankMoveRequest): BankLinkMove {
  if (request.move !== 'return') return { type: `bank.${request.move}` };
  if (request.message === '') throw new InvalidFields({ message: messageNeeded });
  return { type: 'bank.return', message: request.message };
}

/**
 * Decrypts bank details for staff and writes an audit entry. The idempotency key covers `updatedAt`, not the details
 * themselves, so a repeated request is rejected once the details have changed.
 */
export function revealBankDetails(platform: Platform, accountId: string, by: Actor): Promise<RevealReply> {
  return inUnitOfWork(
    platform,
    async (unit) => {
      requireCreator(await lockAccount(unit, accountId));
      const found = await readDatedDetails(unit, accountId);
      if (!found) throw new NotFound();
      const { details, updatedAt } = found;
      await doOnce(unit, by, ['revealBankDetails', accountId, updatedAt], async () =>
        unit.record({ action: 'bank.reveal', subjectId: accountId }),
      );
      return { ...details, bank: bankOf(details.iban) };
    },
    by.username,
  );
}

const messageNeeded = problem({
  en: 'Please explain what needs to change',
  tr: 'Lütfen neyin değişmesi gerektiğini yazın',
});
