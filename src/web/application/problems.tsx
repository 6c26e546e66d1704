import { useSelector } from '@xstate/react';
import { recordOf } from '#contract/record-of.ts';
import { isRefused, shownError } from '#machines/application/application.view.ts';
import { type ApplicationField, applicationFields } from '#rules/application-fields.ts';
import { labelOf } from '#rules/field-labels.ts';
import { applicationMessages } from '#web/i18n/application.messages.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import { useFieldErrors } from '#web/ui/use-field.ts';
import type { ApplicationActors } from './application-actors.ts';
import { useEmailMessage, useUsernameRefusal } from './use-draft.ts';
import { useFind } from './use-find.ts';

export function Problems({ actors }: { actors: ApplicationActors }) {
  const { application } = actors;
  const asks = useSelector(application, ({ context }) => context.rejections);
  const language = useLanguage();
  const labels = recordOf(applicationFields, (field) => labelOf(field, language));
  const errors = useFieldErrors(application, { fields: applicationFields, labels, shownError });
  const own: Partial<Record<ApplicationField, string | null>> = {
    email: useEmailMessage(actors),
    username: useUsernameRefusal(actors),
  };
  const find = useFind(actors);
  const problems = errors.map(({ field, message }) => ({ field, message: own[field] ?? message }));
  return <ErrorSummary asks={asks} problems={problems} onFind={find} />;
}

export function Refusal({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(applicationMessages);
  const refused = useSelector(actors.application, isRefused);
  const message = useSelector(actors.application, ({ context }) => context.message);
  if (!refused) return null;
  return (
    <RefusalBanner onDismiss={() => actors.application.send({ type: 'banner.dismiss' })}>
      {message ?? messages.failed}
    </RefusalBanner>
  );
}
