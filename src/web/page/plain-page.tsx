import { renderToStaticMarkup } from 'react-dom/server';
import type { PlainPage, PlainText } from '#contract/blog-document.ts';
import { legalMessages } from '#web/legal/legal.messages.ts';
import { LegalText } from './plain-legal.tsx';

/** Semantic HTML: the document of the app styles it. */
export function plainPage(page: PlainPage): PlainText {
  const { language, kind } = page;
  const { termsTitle, privacyTitle } = legalMessages[language];
  const title = kind === 'terms' ? termsTitle : privacyTitle;
  return { language, title, body: renderToStaticMarkup(<LegalText {...page} title={title} />) };
}
