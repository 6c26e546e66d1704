import type { ReactNode } from 'react';
import type { BlogSection, SectionItem } from '#contract/blog-page.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import * as css from './sections.css.ts';

interface SectionsProps {
  sections: readonly BlogSection[];
  messages: BlogMessages;
}

export const Sections = ({ sections, messages }: SectionsProps) =>
  sections.length === 0 ? null : (
    <div className={css.band}>
      {sections.map((section) => (
        <section key={section.key} className={css.section} aria-labelledby={`section-${section.key}`}>
          <h2 id={`section-${section.key}`} className={css.heading[section.key]}>
            {messages.sections[section.key]}
          </h2>
          <Items entries={entriesOf(section, messages)} messages={messages} />
        </section>
      ))}
    </div>
  );

interface Entry {
  id: string;
  /** Decides how many stand before the fold. */
  length: number;
  content: ReactNode;
}

/** About three lines; what is longer folds, but for a last one alone. */
const maxUnfolded = 90;

function Items({ entries, messages }: { entries: readonly Entry[]; messages: BlogMessages }) {
  const lengths = entries.map((_, index) => entries.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0));
  const fitting = Math.max(1, lengths.filter((length) => length <= maxUnfolded).length);
  const shown = entries.length - fitting > 1 ? fitting : entries.length;
  const rest = entries.slice(shown);
  return (
    <div className={css.items}>
      <List entries={entries.slice(0, shown)} />
      {rest.length === 0 ? null : (
        <details className={css.fold}>
          <summary className={css.more}>{messages.andMore(rest.length)}</summary>
          <List entries={rest} />
        </details>
      )}
    </div>
  );
}

const List = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className={css.list}>
    {entries.map(({ id, content }) => (
      <li key={id} className={css.item}>
        {content}
      </li>
    ))}
  </ul>
);

function entriesOf(section: BlogSection, messages: BlogMessages): Entry[] {
  if (section.key === 'contact')
    return section.items.map(({ id, text, href }) => ({
      ...{ id, length: text.length },
      content: (
        <a className={css.link} href={href}>
          {text}
        </a>
      ),
    }));
  const texts = section.key === 'locations' ? joinedPlaces(section.items) : joined(section.items);
  return section.items.map(({ id, level }, index) => {
    const { text, end } = texts[index] ?? { text: '', end: '' };
    const known = level === undefined || level === '' ? null : levelIn(messages, level);
    return {
      ...{ id, length: text.length + (known?.length ?? 0) + 2 },
      content: (
        <>
          <bdi>{text}</bdi>
          {known === null ? null : (
            <>
              {'\u00a0'}
              <span className={css.level}>{known}</span>
            </>
          )}
          {end}
        </>
      ),
    };
  });
}

interface Joined {
  text: string;
  end: string;
}

const joined = (items: readonly SectionItem[]): Joined[] =>
  items.map(({ text }, index) => ({ text, end: index === items.length - 1 ? '' : ', ' }));

/** Names a country once for the cities of it that follow each other: 'Kaş, Fethiye, Turkey; Lisbon, Portugal'. */
const joinedPlaces = (items: readonly SectionItem[]): Joined[] =>
  items.map(({ text, countryName }, index) => {
    const next = items[index + 1];
    const country = `, ${countryName}`;
    const isShared = next !== undefined && next.countryName === countryName && next.text.endsWith(country);
    if (isShared && text.endsWith(country)) return { text: text.slice(0, -country.length), end: ', ' };
    return { text, end: next === undefined ? '' : '; ' };
  });

const levelIn = ({ levels }: BlogMessages, level: string): string =>
  Object.entries(levels).find(([code]) => code === level)?.[1] ?? level;
