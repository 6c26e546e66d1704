import { renderToStaticMarkup } from 'react-dom/server';
import type { PlainPage, PlainText } from '#contract/plain-page.ts';
import { legalMessages } from '#web/legal/legal.messages.ts';
import { questionsMessages } from '#web/questions/questions.messages.ts';
import { LegalText } from './plain-legal.tsx';
import { QuestionText } from './plain-question.tsx';

/** Semantic HTML: the document of the app styles it. */
export function plainPage(page: PlainPage): PlainText {
  const { language } = page;
  if (page.kind !== 'question') {
    const messages = legalMessages[language];
    const title = page.kind === 'terms' ? messages.termsTitle : messages.privacyTitle;
    return { language, title, body: renderToStaticMarkup(<LegalText {...page} title={title} />) };
  }
  const messages = questionsMessages[language];
  const title = page.form === 'sent' ? messages.sentTitle : messages.askTitle(page.about.title);
  return { language, title, body: renderToStaticMarkup(<QuestionText {...page} title={title} />) };
}
