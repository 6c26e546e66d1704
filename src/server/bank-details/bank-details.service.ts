import type { BankDetailsReply, BankDetailsRequest, BankFormReply } from '#contract/bank-details.ts';
import { type BankLinkEvent, bankLinkLifecycle } from '#machines/lifecycles/bank-link.machine.ts';
import { bankProblems } from '#rules/bank-form.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { cleanIban } from '#rules/iban.ts';
import { maskEmail } from '#rules/mask.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { DomainError, InvalidFields } from '../platform/errors.ts';
import { step } from '../platform/lifecycle.ts';
import type { Platform } from '../platform/platform.ts';
import type { Language } from '../platform/texts.ts';
import { type Account, findAccount } from '../session/account.store.ts';
import { bankDetailsReceivedMail } from './bank-details.mails.ts';
import type { BankLinkTable } from './bank-details.table.ts';
import { findBankLink, findLatestBankLink, moveBankLink } from './bank-link.store.ts';
import { issueBankLink } from './bank-link.ts';
import { readBankDetails, writeBankDetails } from './sealed-details.ts';

/** The form as it starts: filled with what the application told, but for what is secret. */
export async function readBankForm(platform: Platform, token: string, language: Language): Promise<BankFormReply> {
  const { link, account } = await linkBehind(platform, token);
  refuseOver(platform, link, language);
  if (link.state === 'issued') await moveBankLink(platform.database, link, { state: stateAfter(link, 'link.open') });
  const details = await readBankDetails(platform, platform.database, account.id);
  return {
    fullName: account.name,
    email: maskEmail(account.email),
    accountType: details?.accountType ?? 'company',
    name: details?.name ?? '',
    address: details?.address ?? '',
    city: details?.city ?? '',
    district: details?.district ?? '',
    country: details?.country ?? 'Turkey',
    taxOffice: details?.taxOffice ?? '',
    ibanEnding: details?.iban.slice(-4) ?? '',
    linkExpiresAt: link.expiresAt,
    message: link.message,
  };
}

/** Takes the details once. Of two that come at the same moment one is stored, and the other is told so. */
export async function completeBankDetails(
  platform: Platform,
  token: string,
  request: BankDetailsRequest,
  language: Language,
): Promise<BankDetailsReply> {
  const { link, account } = await linkBehind(platform, token);
  refuseOver(platform, link, language);
  const problems = bankProblems(request);
  if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
  const submittedAt = platform.now();
  await platform.database.transaction().execute(async (transaction) => {
    const fresh = (await findBankLink(transaction, link.tokenHash)) ?? link;
    refuseOver(platform, fresh, language);
    const moved = await moveBankLink(transaction, fresh, { state: stateAfter(fresh, 'link.submit'), submittedAt });
    if (!moved) throw used({ submittedAt }, language);
    await writeBankDetails(platform, transaction, account.id, cleanDetails(request));
    await queueMail(platform, transaction, {
      to: account.email,
      language,
      ...bankDetailsReceivedMail(account.name, language),
    });
  });
  return { data: { submittedAt } };
}

/** A link that is over sends a new one, to the address on file and to no other. */
export async function renewBankLink(platform: Platform, token: string, language: Language): Promise<void> {
  const { link, account } = await linkBehind(platform, token);
  const latest = await findLatestBankLink(platform.database, account.id);
  const isOver = link.state !== 'submitted' && link.expiresAt <= platform.now();
  if (!isOver || latest?.id !== link.id) return;
  await platform.database.transaction().execute(async (transaction) => {
    await moveBankLink(transaction, link, { state: stateAfter(link, 'link.expire') });
    await issueBankLink(platform, transaction, { account, language, message: link.message });
  });
}

async function linkBehind(
  { database, secrets }: Platform,
  token: string,
): Promise<{ link: BankLinkTable; account: Account }> {
  const link = await findBankLink(database, secrets.hash('bank-link', token));
  const account = link && (await findAccount(database, link.accountId));
  if (!link || !account) throw new DomainError(404, 'linkUnknown', 'linkUnknown');
  return { link, account };
}

function refuseOver({ now }: Platform, link: BankLinkTable, language: Language): void {
  if (link.submittedAt !== null) throw used(link, language);
  const isLive = link.state === 'issued' || link.state === 'opened';
  if (!isLive || link.expiresAt <= now()) throw new DomainError(410, 'linkExpired', 'linkExpired');
}

const used = ({ submittedAt }: { submittedAt: number | null }, language: Language): DomainError =>
  new DomainError(409, 'linkUsed', 'linkUsed', {
    params: { date: dateLabel(submittedAt ?? 0, 'longDay', language) },
  });

const stateAfter = (link: BankLinkTable, type: BankLinkEvent['type']): BankLinkTable['state'] =>
  step(bankLinkLifecycle, link.state, { type })?.state ?? link.state;

const cleanDetails = (request: BankDetailsRequest) => ({
  accountType: request.accountType === 'person' ? ('person' as const) : ('company' as const),
  name: request.name.trim(),
  iban: cleanIban(request.iban),
  taxNumber: request.taxNumber.trim(),
  taxOffice: request.accountType === 'company' ? request.taxOffice.trim() : '',
  address: request.address.trim(),
  city: request.city.trim(),
  district: request.district.trim(),
  country: request.country.trim(),
});
