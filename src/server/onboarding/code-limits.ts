import { takeToken } from '../db/rate-limit.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { clientId, networkOf } from '../http/client.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Takes a token of every limit on codes mailed to `email`. Thirty codes of five tries are 150 guesses a day. */
export async function limitCodes(unit: Unit, email: string, client: string): Promise<void> {
  const [both, network] = [`${email} ${client}`, networkOf(client)];
  for (const { text, ...limit } of [
    { name: 'codes_per_hour', subject: both, max: 5, windowMs: hour, text: tooManyThisHour },
    { name: 'codes_per_day', subject: both, max: 8, windowMs: day, text: tooManyToday },
    { name: 'codes_to_address', subject: email, max: 30, windowMs: day, text: tooManyToday },
    { name: 'codes_from_network', subject: network, max: 300, windowMs: day, text: tooManyFromNetwork },
  ])
    await takeToken(unit, limit, { code: 'tooManyCodes', text, log: { client: clientId(unit.secrets, client) } });
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
  en: 'Too many codes were requested from your network today. Please try again tomorrow, or from another network.',
  tr: 'Bugün ağınızdan çok fazla kod istendi. Lütfen yarın ya da başka bir ağdan yeniden deneyin.',
};
