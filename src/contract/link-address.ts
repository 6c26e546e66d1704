export const maxLinkLength = 500;

const protocols = ['https:', 'http:', 'mailto:'];

/** The only addresses that a text may link to: no script can be one. */
export const isLinkAddress = (address: string): boolean =>
  /^\S+$/.test(address) && URL.canParse(address) && isWellKnown(new URL(address));

const isWellKnown = ({ protocol, hostname, pathname }: URL): boolean =>
  protocols.includes(protocol) && (protocol === 'mailto:' ? pathname.includes('@') : hostname !== '');

/** The address that was meant by what was typed, such as 'example.com' or an email address; null if there is none. */
export function linkAddressIn(typed: string): string | null {
  const text = typed.trim();
  const isEmail = /^[^\s@:/]+@[^\s@:/]+$/.test(text);
  const address = isLinkAddress(text) ? text : `${isEmail ? 'mailto:' : 'https://'}${text}`;
  if (address.length > maxLinkLength || !isLinkAddress(address)) return null;
  const { protocol, hostname } = new URL(address);
  return address === text || protocol === 'mailto:' || hostname.includes('.') ? address : null;
}
