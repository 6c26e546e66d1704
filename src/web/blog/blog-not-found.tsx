import type { ReactNode } from 'react';
import type { MissingPage } from '#contract/blog-document.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { type BlogMessages, blogMessages } from '#web/i18n/blog.messages.ts';
import { DrawnSea } from '#web/ui/drawn-sea.tsx';
import * as css from './blog.css.ts';
import { linkTo } from './blog-links.ts';
import { OtherLanguage } from './blog-view.tsx';
import * as headCss from './head.css.ts';

interface BlogNotFoundProps {
  missing: MissingPage;
  session: ReactNode;
}

export const BlogNotFound = ({ missing, session }: BlogNotFoundProps) => {
  const { title, why, way } = missingTexts(missing, blogMessages[missing.language]);
  return (
    <div className={css.root} data-blog="" lang={missing.language}>
      <nav className={css.bar}>
        <OtherLanguage
          page={missing}
          address={blogAddress(missing.username)}
          messages={blogMessages[missing.language]}
        />
        {session}
      </nav>
      <main id="main">
        <div className={headCss.cover}>
          <DrawnSea className={headCss.sea} />
        </div>
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
