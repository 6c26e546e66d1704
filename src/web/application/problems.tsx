import { useSelector } from '@xstate/react';
import { shownProblems } from '#machines/application/application.view.ts';
import { labelOf } from '#rules/field-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import type { ApplicationActors } from './application-actors.ts';
import { applicationPartsWords } from './application-parts-words.ts';
import { said } from './use-draft.ts';

const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What keeps the application from being sent, once everything was asked for. */
export function Problems({ actors: { application } }: { actors: ApplicationActors }) {
  const text = useWords(applicationPartsWords);
  const language = useLanguage();
  const asks = useSelector(application, ({ context }) => context.asks);
  const told = useSelector(application, shownProblems, sameText);
  const problems = Object.entries(told).map(([field, each]) => ({
    field,
    message: said(each, labelOf(field, language), language) ?? '',
  }));
  return <ErrorSummary asks={asks} title={text.problemsTitle} problems={problems} />;
}
