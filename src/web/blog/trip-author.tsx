import type { BlogPage } from '#contract/blog-page.ts';
import { initialsOf } from '#rules/directory-labels.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import { linkTo } from './blog-links.ts';
import { firstSentences } from './first-sentences.ts';
import * as headCss from './head.css.ts';
import { Icon } from './icons.tsx';
import { tonesAt } from './media.ts';
import * as css from './trip-author.css.ts';

const maxLine = 120;

interface TripAuthorProps {
  page: BlogPage;
  /** The title of the trip: the subject of an email to the author. */
  title: string;
  messages: BlogMessages;
}

export const TripAuthor = ({ page, title, messages }: TripAuthorProps) => (
  <section className={css.author} aria-labelledby="author">
    <Portrait page={page} />
    <div className={css.about}>
      <h2 id="author" className={css.name} dir="auto">
        {page.fullName}
      </h2>
      {page.aboutMe.trim() === '' ? null : (
        <p className={css.line} dir="auto">
          {firstSentences(page.aboutMe, maxLine)}
        </p>
      )}
      <p>
        <a className={css.blog} href={linkTo(page, page.address)}>
          {messages.visitBlog}
        </a>
      </p>
    </div>
    <Contacts page={page} title={title} messages={messages} />
  </section>
);

const Portrait = ({ page: { portrait, fullName } }: Pick<TripAuthorProps, 'page'>) =>
  portrait === null ? (
    <span className={css.portrait} aria-hidden>
      {initialsOf(fullName)}
    </span>
  ) : (
    <img
      {...sourcesOf(portrait, 'portrait')}
      {...tonesAt(portrait)}
      sizes="72px"
      className={css.portrait}
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
    <ul className={css.links}>
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
