import type { ReactNode } from 'react';
import type { MissingPage } from '#contract/blog-document.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { type BlogMessages, blogMessages } from '#web/i18n/blog.messages.ts';
import * as css from './blog.css.ts';
import { Cover } from './blog-head.tsx';
import { linkTo } from './blog-links.ts';
import { OtherLanguages } from './blog-view.tsx';

interface BlogNotFoundProps {
  missing: MissingPage;
  /** The cover of the blog that has no such page. */
  cover: string | null;
  ways: ReactNode;
  session: ReactNode;
}

export const BlogNotFound = ({ missing, cover, ways, session }: BlogNotFoundProps) => {
  const { title, why, way } = missingTexts(missing, blogMessages[missing.language]);
  return (
    <div className={css.root} data-blog="" lang={missing.language}>
      <nav className={css.bar}>
        {ways}
        <OtherLanguages page={missing} address={blogAddress(missing.username)} />
        {session}
      </nav>
      <main id="main">
        <Cover cover={cover === null ? null : { source: cover, isElsewhere: false }} />
        <div className={css.missing}>
          <h1 className={css.missingTitle} tabIndex={-1}>
            {title}
          </h1>
          <p className={css.missingText}>{why}</p>
          <a className={css.nextLink} href={linkTo(missing, missing.blog?.address ?? '/')}>
            {way}
          </a>
        </div>
      </main>
    </div>
  );
};

export const missingTexts = ({ blog }: Pick<MissingPage, 'blog'>, messages: BlogMessages) =>
  blog === null
    ? { title: messages.none, why: messages.noneReason, way: messages.toVaya }
    : { title: messages.noTrip, why: messages.noTripReason, way: messages.backTo(blog.fullName) };
