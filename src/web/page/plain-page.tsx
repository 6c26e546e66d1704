import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PlainPage, PlainText } from '#contract/blog-document.ts';
import { languageNames, languages } from '#contract/language.ts';
import { privacyVersion } from '#contract/privacy.ts';
import { legalMessages } from '#web/legal/legal.messages.ts';
import { uiMessages } from '#web/ui/ui.messages.ts';

/** Semantic HTML: the document of the app styles it. */
export function plainPage(page: PlainPage): PlainText {
  const { language, kind } = page;
  const { termsTitle, privacyTitle } = legalMessages[language];
  const title = kind === 'terms' ? termsTitle : privacyTitle;
  return { language, title, body: renderToStaticMarkup(<LegalText {...page} title={title} />) };
}

type LegalTextProps = PlainPage & { title: string };

function LegalText({ kind, language, supportEmail, title }: LegalTextProps) {
  const messages = legalMessages[language];
  const isTerms = kind === 'terms';
  return (
    <>
      <p>
        {languages
          .filter((other) => other !== language)
          .map((other) => (
            <a key={other} href={`/${kind}?lang=${other}`} hrefLang={other} lang={other}>
              {languageNames[other]}
            </a>
          ))}
      </p>
      <h1>{title}</h1>
      <p>{isTerms ? messages.termsLead : messages.privacyLead}</p>
      {(isTerms ? messages.terms : messages.privacy).map((part) => (
        <Fragment key={part.title}>
          <h2>{part.title}</h2>
          {part.says.length === 1 ? (
            <p>{part.says[0]}</p>
          ) : (
            <ul>
              {part.says.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
      <h2>{messages.askTitle}</h2>
      <p>{messages.ask}</p>
      {supportEmail === null ? null : (
        <p>
          {uiMessages[language].questions} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
      <p>
        <a href={`/${isTerms ? 'privacy' : 'terms'}?lang=${language}`}>
          {isTerms ? messages.privacyTitle : messages.termsTitle}
        </a>
      </p>
      <p>{messages.version(privacyVersion)}</p>
    </>
  );
}
