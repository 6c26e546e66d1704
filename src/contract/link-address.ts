export const maxLinkLength = 500;

const [web, email] = [/^https?:\/\/[^\s/?#]\S*$/i, /^mailto:[^\s@]+@[^\s@]+$/i];

/** The only addresses that a text may link to: no script can be one. */
export const isLinkAddress = (address: string): boolean =>
  /^\P{Cc}+$/u.test(address) && (web.test(address) || email.test(address));

/** The address that was meant by what was typed, such as 'example.com' or an email address; null if there is none. */
export function linkAddressIn(typed: string): string | null {
  const text = typed.trim();
  const isEmail = /^[^\s@:/]+@[^\s@:/]+$/.test(text);
  const isHost = /^[^\s@:/?#]+\.[^\s@:/?#]+(?::\d+)?(?:[/?#]\S*)?$/.test(text);
  const address = isEmail ? `mailto:${text}` : `${isHost ? 'https://' : ''}${text}`;
  return address.length <= maxLinkLength && isLinkAddress(address) ? address : null;
}
