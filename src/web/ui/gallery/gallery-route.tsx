import type { ReactNode } from 'react';
import { useLanguage } from '#web/i18n/language-store.ts';
import { Heading, Page } from '../page.tsx';
import * as css from './gallery.css.ts';
import { galleryMessages } from './gallery.messages.ts';
import { Choices, Fields } from './gallery-forms.tsx';
import { Actions, Colours, SmallWords, Telling, TypeScale, Waiting } from './gallery-parts.tsx';

/** Every part of our screens in every state, to be looked at: in both themes and both languages. */
export function Component() {
  const words = galleryMessages[useLanguage()];
  const parts: [name: string, part: ReactNode][] = [
    [words.type, <TypeScale key="type" words={words} />],
    [words.colour, <Colours key="colour" />],
    [words.actions, <Actions key="actions" words={words} />],
    [words.fields, <Fields key="fields" words={words} />],
    [words.choices, <Choices key="choices" words={words} />],
    [words.words, <SmallWords key="words" words={words} />],
    [words.telling, <Telling key="telling" words={words} />],
    [words.waiting, <Waiting key="waiting" words={words} />],
  ];
  return (
    <Page title={words.title} isWide>
      <div className={css.page}>
        <div className={css.head}>
          <Heading>{words.title}</Heading>
          <p>{words.lead}</p>
        </div>
        {parts.map(([name, part]) => (
          <section key={name} className={css.part} aria-label={name}>
            <h2 className={css.name}>{name}</h2>
            <div className={css.stack}>{part}</div>
          </section>
        ))}
      </div>
    </Page>
  );
}
