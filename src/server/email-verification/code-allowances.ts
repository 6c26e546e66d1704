import { codeLifetime } from '#contract/code-limits.ts';
import type { Text } from '#contract/language.ts';
import { codeLength, longCodeLength } from '#rules/verification-code.ts';
import { clientId, networkOf } from '../platform/http/client.ts';
import { type Allowance, takePlace, takePlaceOrRefuse } from '../records/allowance.ts';
import { throttleBegan } from '../records/throttle-began.ts';
import type { Unit } from '../records/unit-of-work.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * Counts a code for an address, or refuses it, and says how many digits it has. Once those are used up that might be
 * guessed, one is sent that is not: strangers who ask keep nobody out.
 */
export async function countCode(unit: Unit, email: string, asker: string): Promise<number> {
  const client = clientId(unit.secrets, asker);
  for (const allowance of askersOf(email, asker)) await countSend(unit, allowance, client);
  const mail = await takePlace(unit, mailsTo(email));
  if ('freeAt' in mail)
    for (const allowance of furtherOf(email, networkOf(asker))) await countSend(unit, allowance, client);
  return 'place' in (await takePlace(unit, shortCodesOf(email))) ? codeLength : longCodeLength;
}

/** With what the log calls it, once it is used up. */
interface CodeAllowance extends Allowance {
  throttle: string;
  text: Text;
}

const askersOf = (email: string, asker: string): CodeAllowance[] => [
  { throttle: 'codes an hour', key: `codes an hour ${email} ${asker}`, most: 5, within: hour, text: tooManyThisHour },
  { throttle: 'codes a day', key: `codes a day ${email} ${asker}`, most: 8, within: day, text: tooManyToday },
  networksCodes(networkOf(asker)),
];

/** Counts codes to all addresses together, so that one network cannot fill the mailboxes of strangers. */
const networksCodes = (network: string): CodeAllowance => ({
  throttle: 'codes of a network',
  key: `codes of a network ${network}`,
  most: 300,
  within: day,
  text: tooManyFromNetwork,
});

const mailsTo = (email: string): Allowance => ({ key: `mails with codes ${email}`, most: 50, within: day });

/** What is left to an applicant where strangers had all of a day, and an end to what a mailbox is sent. */
const furtherOf = (email: string, network: string): CodeAllowance[] => [
  { throttle: 'further codes', key: `further codes ${email} ${network}`, most: 2, within: day, text: tooManyToday },
  {
    throttle: 'further mails with codes',
    key: `further mails with codes ${email}`,
    most: 100,
    within: day,
    text: tooManyToday,
  },
];

/** Twelve of five tries are sixty guesses within any day: the last of them may come when the code has lived its life. */
const shortCodesOf = (email: string): Allowance => ({
  key: `codes ${email}`,
  most: 12,
  within: day + codeLifetime,
});

async function countSend(unit: Unit, { throttle, text, ...allowance }: CodeAllowance, client: string): Promise<void> {
  const { isLast } = await takePlaceOrRefuse(unit, allowance, { code: 'tooManyCodes', text });
  if (isLast) unit.warn({ throttle, client }, throttleBegan);
}

const tooManyThisHour = {
  en: 'Too many codes were sent to this address. Please try again in an hour.',
  tr: 'Bu adrese çok fazla kod gönderildi. Lütfen bir saat sonra yeniden deneyin.',
};
const tooManyToday = {
  en: 'Too many codes were sent to this address today. Please try again tomorrow.',
  tr: 'Bu adrese bugün çok fazla kod gönderildi. Lütfen yarın yeniden deneyin.',
};
const tooManyFromNetwork = {
  en: 'Too many codes were asked for from your network today. Please try again tomorrow, or from another network.',
  tr: 'Bugün ağınızdan çok fazla kod istendi. Lütfen yarın ya da başka bir ağdan yeniden deneyin.',
};
