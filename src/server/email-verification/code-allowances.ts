import { codeLifetime } from '#contract/code-limits.ts';
import { codeLength, longCodeLength } from '#rules/verification-code.ts';
import { networkOf } from '../platform/http/address.ts';
import { type Allowance, takePlace, takePlaceOrRefuse } from '../records/allowance.ts';
import type { Unit } from '../records/unit-of-work.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * Counts a code for an address, or refuses it, and says how many digits it has. Once those are used up that might be
 * guessed, one is sent that is not: strangers who ask keep nobody out.
 */
export async function countCode(unit: Unit, email: string, asker: string): Promise<number> {
  for (const allowance of askersOf(email, asker)) await countSend(unit, allowance);
  if ('freeAt' in (await takePlace(unit, mailsTo(email))))
    for (const allowance of furtherOf(email, networkOf(asker))) await countSend(unit, allowance);
  return 'place' in (await takePlace(unit, shortCodesOf(email))) ? codeLength : longCodeLength;
}

const askersOf = (email: string, asker: string): Allowance[] => [
  { key: `codes an hour ${email} ${asker}`, most: 5, within: hour },
  { key: `codes a day ${email} ${asker}`, most: 8, within: day },
];

const mailsTo = (email: string): Allowance => ({ key: `mails with codes ${email}`, most: 50, within: day });

/** What is left to an applicant where strangers had all of a day, and an end to what a mailbox is sent. */
const furtherOf = (email: string, network: string): Allowance[] => [
  { key: `further codes ${email} ${network}`, most: 2, within: day },
  { key: `further mails with codes ${email}`, most: 100, within: day },
];

/** Twelve of five tries are sixty guesses within any day: the last of them may come when the code has lived its life. */
const shortCodesOf = (email: string): Allowance => ({
  key: `codes ${email}`,
  most: 12,
  within: day + codeLifetime,
});

const countSend = (unit: Unit, allowance: Allowance) =>
  takePlaceOrRefuse(unit, allowance, {
    code: 'tooManyCodes',
    text: allowance.within === hour ? tooManyThisHour : tooManyToday,
  });

const tooManyThisHour = {
  en: 'Too many codes were sent to this address. Please try again in an hour.',
  tr: 'Bu adrese çok fazla kod gönderildi. Lütfen bir saat sonra yeniden deneyin.',
};
const tooManyToday = {
  en: 'Too many codes were sent to this address today. Please try again tomorrow.',
  tr: 'Bu adrese bugün çok fazla kod gönderildi. Lütfen yarın yeniden deneyin.',
};
