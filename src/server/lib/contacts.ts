import { fold } from '#rules/fold.ts';
import { cleanPhone } from '#rules/profile-form.ts';

/** The mailbox of an address: mail to `mia+trips@…` arrives where mail to `mia@…` does, and Gmail ignores dots. */
export const mailboxOf = (email: string): string =>
  fold(email)
    .replace(/\+[^@]*(?=@)/, '')
    .replace(/^([^@]+)@(?:gmail|googlemail)\.com$/, (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`);

/** Takes a while the first time: call it before a transaction that reads phone numbers. */
export const loadPhoneLibrary = () => import('libphonenumber-js/max');

/** The number as it is dialled from anywhere, or null where no country has such a number. */
export async function dialledNumber(text: string): Promise<string | null> {
  const { default: parsePhoneNumber } = await loadPhoneLibrary();
  const number = parsePhoneNumber(cleanPhone(text), { extract: false });
  return number?.isValid() && number.ext === undefined ? number.number : null;
}

/** In groups, as it is read aloud: a spreadsheet takes it for no number then, and leaves it its plus. */
export async function spacedNumber(number: string): Promise<string> {
  const { default: parsePhoneNumber } = await loadPhoneLibrary();
  return parsePhoneNumber(number)?.formatInternational() ?? number;
}
