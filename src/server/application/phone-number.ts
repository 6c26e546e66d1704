import { cleanPhone } from '#rules/application.ts';

/** The number as it is dialled from anywhere, or null where no country has such a number. */
export async function dialledNumber(text: string): Promise<string | null> {
  const { default: parsePhoneNumber } = await import('libphonenumber-js/max');
  const number = parsePhoneNumber(cleanPhone(text), { extract: false });
  return number?.isValid() && number.ext === undefined ? number.number : null;
}
