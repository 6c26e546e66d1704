/** The lookbehind keeps a long text without an address from being read again from each of its characters. */
const address = /(?<!\S)\S*(?:\/\/|@|[\p{L}\d]\.[\p{L}]{2})\S*/gu;

/** Spells addresses so that no mail program turns them into links: "vaya[.]example". */
export const withoutLinks = (text: string): string =>
  text.replace(address, (found) => found.replaceAll('//', '[/][/]').replaceAll('.', '[.]').replaceAll('@', '[@]'));
