import type { BlogPage } from '#contract/blog-page.ts';
import { type FeedEntry, feedEntries, feedId, updatedAtOf } from './feed-entries.ts';
import { xmlElement, xmlHead, xmlText } from './xml.ts';

/** RFC 4287. */
export function atomFeed(page: BlogPage, publicUrl: string): string {
  const entries = feedEntries(page, publicUrl);
  const address = `${publicUrl}${page.address}`;
  return `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${page.language}">
${xmlElement('id', feedId('blog', page.creatorId))}
${xmlElement('title', page.fullName)}
${page.aboutMe === '' ? '' : `${xmlElement('subtitle', page.aboutMe)}\n`}${xmlElement('updated', updatedAtOf(entries))}
${author(page.fullName, address)}
<link rel="alternate" type="text/html" href="${xmlText(address)}"/>
<link rel="self" type="application/atom+xml" href="${xmlText(`${address}/feed.atom`)}"/>
${entries.map(entryOf).join('')}</feed>
`;
}

const author = (name: string, address: string): string =>
  `<author>${xmlElement('name', name)}${xmlElement('uri', address)}</author>`;

const entryOf = ({ id, address, title, text, publishedAt, updatedAt, places }: FeedEntry): string => `<entry>
${xmlElement('id', id)}
${xmlElement('title', title)}
<link rel="alternate" type="text/html" href="${xmlText(address)}"/>
${xmlElement('published', publishedAt)}
${xmlElement('updated', updatedAt)}
${places.map((place) => `<category term="${xmlText(place)}"/>\n`).join('')}${xmlElement('content', text, ' type="text"')}
</entry>
`;
