import type { BlogPage } from '#contract/blog-page.ts';
import { initialsOf } from '#rules/directory-labels.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import { linkTo } from './blog-links.ts';
import * as headCss from './head.css.ts';
import { Icon } from './icons.tsx';
import { tonesAt } from './media.ts';

const maxLine = 120;

interface TripAuthorProps {
  page: BlogPage;
  /** The title of the trip: the subject of an email to the author. */
  title: string;
  messages: BlogMessages;
}

export const TripAuthor = ({ page, title, messages }: TripAuthorProps) => (
  <section className={headCss.author} aria-labelledby="author">
    <Portrait page={page} />
    <div className={headCss.tripAuthorAbout}>
      <h2 id="author" className={headCss.tripAuthorName} dir="auto">
        {page.fullName}
      </h2>
      {page.aboutMe.trim() === '' ? null : (
        <p className={headCss.line} dir="auto">
          {firstSentences(page.aboutMe, maxLine)}
        </p>
      )}
      <p>
        <a className={headCss.blog} href={linkTo(page, page.address)}>
          {messages.visitBlog}
        </a>
      </p>
    </div>
    <Contacts page={page} title={title} messages={messages} />
  </section>
);

const Portrait = ({ page: { portrait, fullName } }: Pick<TripAuthorProps, 'page'>) =>
  portrait === null ? (
    <span className={headCss.tripAuthorPortrait} aria-hidden>
      {initialsOf(fullName)}
    </span>
  ) : (
    <img
      {...sourcesOf(portrait, 'portrait')}
      {...tonesAt(portrait)}
      sizes="72px"
      className={headCss.tripAuthorPortrait}
      width={72}
      height={72}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );

function Contacts({ page, title, messages }: TripAuthorProps) {
  const contacts = page.sections.flatMap((section) => (section.key === 'contact' ? section.items : []));
  const links = [
    ...contacts.map(({ id, text, href }) => ({
      ...{ id, text },
      href: id === 'email' ? `${href}?subject=${encodeURIComponent(title)}` : href,
    })),
    ...page.social.map(({ platform, href }) => ({ id: platform, text: messages.social[platform], href })),
  ];
  if (links.length === 0) return null;
  return (
    <ul className={headCss.links}>
      {links.map(({ id, text, href }) => (
        <li key={id}>
          <a className={headCss.socialLink} href={href} rel="noopener noreferrer">
            <Icon name={id} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The start of a text in one line, cut at a word. */
export function firstSentences(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  return `${line.slice(0, maxLength - 1).replace(/\s\S*$/, '')}…`;
}
