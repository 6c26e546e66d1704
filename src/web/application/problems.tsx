import { useSelector } from '@xstate/react';
import { isRefused, shownErrors } from '#machines/application/application.view.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { type ApplicationField, applicationFields } from '#rules/application-fields.ts';
import { labelOf } from '#rules/field-labels.ts';
import { applicationMessages } from '#web/i18n/application.messages.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import type { ApplicationActors } from './application-actors.ts';
import { applicationPartsMessages } from './application-parts.messages.ts';
import { errorMessage, useEmailMessage, useUsernameRefusal } from './use-draft.ts';
import { useFind } from './use-find.ts';

export function Problems({ actors }: { actors: ApplicationActors }) {
  const { application } = actors;
  const text = useMessages(applicationPartsMessages);
  const language = useLanguage();
  const asks = useSelector(application, ({ context }) => context.rejections);
  const errors = useSelector(application, shownErrors, isSameValue);
  const own: Partial<Record<ApplicationField, string | null>> = {
    email: useEmailMessage(actors),
    username: useUsernameRefusal(actors),
  };
  const find = useFind(actors);
  const problems = applicationFields.flatMap((field) => {
    const message = errorMessage(errors[field], labelOf(field, language), language);
    return message === null ? [] : { field, message: own[field] ?? message };
  });
  return <ErrorSummary asks={asks} title={text.problemsTitle} problems={problems} onFind={find} />;
}

export function Refusal({ actors }: { actors: ApplicationActors }) {
  const text = useMessages(applicationMessages);
  const ui = useMessages(uiMessages);
  const refused = useSelector(actors.application, isRefused);
  const message = useSelector(actors.application, ({ context }) => context.message);
  if (!refused) return null;
  return (
    <Banner
      tone="danger"
      takesFocus
      actions={[{ label: ui.dismiss, onPress: () => actors.application.send({ type: 'banner.dismiss' }) }]}
    >
      {message ?? text.failed}
    </Banner>
  );
}
