import type { ReactNode } from 'react';
import type { BlogPage, TripCover } from '#contract/blog-page.ts';
import { initialsOf } from '#rules/directory-labels.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { DrawnSea } from '#web/ui/drawn-sea.tsx';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import * as css from './head.css.ts';
import { Icon } from './icons.tsx';
import { sourcesOfCover, tonesAt } from './media.ts';

interface Props {
  page: BlogPage;
  messages: BlogMessages;
}

interface CoverProps {
  cover: TripCover | null;
  children?: ReactNode;
}

export const Cover = ({ cover, children }: CoverProps) => (
  <div className={css.cover}>
    <CoverPicture cover={cover} className={css.coverPicture} />
    {children}
  </div>
);

export const CoverPicture = ({ cover, className }: Pick<CoverProps, 'cover'> & { className: string }) =>
  cover === null ? (
    <DrawnSea className={css.sea} />
  ) : (
    <picture>
      <img
        {...sourcesOfCover(cover)}
        sizes={coverSizes}
        className={className}
        width={1600}
        height={1000}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );

/** Also used by the preload link in blog-meta.tsx. */
export const coverSizes = '100vw';

export const Head = ({ page, messages }: Props) => (
  <header className={css.head}>
    <Portrait page={page} messages={messages} />
    <h1 className={css.name} tabIndex={-1} dir="auto">
      {page.fullName}
    </h1>
    {page.aboutMe.trim() === '' ? null : (
      <p className={css.about} dir="auto">
        {page.aboutMe}
      </p>
    )}
    {page.social.length === 0 ? null : (
      <ul className={css.social}>
        {page.social.map(({ platform, handle, href }) => (
          <li key={platform}>
            <a
              className={css.socialLink}
              href={href}
              rel="me noopener noreferrer"
              aria-label={messages.socialLink(messages.social[platform], handle)}
            >
              <Icon name={platform} />
              {messages.social[platform]}
            </a>
          </li>
        ))}
      </ul>
    )}
  </header>
);

const Portrait = ({ page: { portrait, fullName }, messages }: Props) => (
  <div className={css.portrait}>
    {portrait === null ? (
      <span className={css.initials} aria-hidden>
        {initialsOf(fullName)}
      </span>
    ) : (
      <picture>
        <img
          {...sourcesOf(portrait, 'portrait')}
          {...tonesAt(portrait)}
          sizes="250px"
          className={css.portraitPicture}
          width={320}
          height={320}
          alt={messages.portrait(fullName)}
        />
      </picture>
    )}
  </div>
);
