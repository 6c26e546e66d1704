import type { BlogPage } from '#contract/blog-page.ts';
import { feedEntries, feedId, pictureAddress } from './feed-entries.ts';

/** https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(page: BlogPage, publicUrl: string): string {
  const address = `${publicUrl}${page.address}`;
  const picture = page.portrait === null ? {} : { avatar: pictureAddress(page.portrait, 320, publicUrl) };
  const author = { name: page.fullName, url: address, ...picture };
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: page.fullName,
    home_page_url: address,
    feed_url: `${address}/feed.json`,
    ...(page.aboutMe !== '' && { description: page.aboutMe }),
    language: page.language,
    authors: [author],
    _vaya: { id: feedId('blog', page.creatorId) },
    items: feedEntries(page, publicUrl).map(({ id, title, text, publishedAt, updatedAt, image, places, ...entry }) => ({
      id,
      url: entry.address,
      title,
      content_text: text,
      ...(image !== null && { image }),
      date_published: publishedAt,
      date_modified: updatedAt,
      authors: [author],
      ...(places.length > 0 && { tags: places }),
    })),
  });
}
