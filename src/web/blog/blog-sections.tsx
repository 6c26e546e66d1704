import type { BlogSection, ContactItem, SectionItem } from '#contract/blog-page.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { Icon } from './icons.tsx';
import * as css from './sections.css.ts';

interface Props {
  sections: readonly BlogSection[];
  messages: BlogMessages;
}

export const Sections = ({ sections, messages }: Props) =>
  sections.length === 0 ? null : (
    <div className={css.cards}>
      {sections.map((section) => (
        <section key={section.key} className={css.card} aria-labelledby={`section-${section.key}`}>
          <h2 id={`section-${section.key}`} className={css.heading[section.key]}>
            {messages.sections[section.key]}
          </h2>
          <Items section={section} messages={messages} />
        </section>
      ))}
    </div>
  );

function Items({ section, messages }: { section: BlogSection; messages: BlogMessages }) {
  if (section.key === 'contact') return <Lines items={section.items} of={(item) => <Contact item={item} />} />;
  if (section.key === 'services' || section.key === 'serviceOffers') return <Chips items={section.items} />;
  if (section.key === 'locations') return <Lines items={section.items} of={(item) => <Location item={item} />} />;
  return <Lines items={section.items} of={(item) => <Known item={item} messages={messages} />} />;
}

const Chips = ({ items }: { items: readonly SectionItem[] }) => (
  <ul className={css.items.chips}>
    {items.map(({ id, text }) => (
      <li key={id} className={css.chip} dir="auto">
        {text}
      </li>
    ))}
  </ul>
);

function Lines<Item extends { id: string }>({
  items,
  of,
}: {
  items: readonly Item[];
  of: (item: Item) => React.ReactNode;
}) {
  return (
    <ul className={css.items.lines}>
      {items.map((item) => (
        <li key={item.id} className={css.line}>
          {of(item)}
        </li>
      ))}
    </ul>
  );
}

const Contact = ({ item: { id, text, href } }: { item: ContactItem }) => (
  <>
    <Icon name={id} className={css.icon} />
    <a className={css.link} href={href}>
      {text}
    </a>
  </>
);

const Location = ({ item: { text } }: { item: SectionItem }) => (
  <>
    <Icon name="pin" className={css.icon} />
    <bdi>{text}</bdi>
  </>
);

const Known = ({ item: { text, level }, messages }: { item: SectionItem; messages: BlogMessages }) => (
  <>
    <bdi>{text}</bdi>
    {level === undefined || level === '' ? null : <span className={css.level}>{levelIn(messages, level)}</span>}
  </>
);

const levelIn = ({ levels }: BlogMessages, level: string): string =>
  Object.entries(levels).find(([code]) => code === level)?.[1] ?? level;
