import { useSelector } from '@xstate/react';
import { isResumed } from '#machines/application-page/application-page.view.ts';
import { applicationMessages } from '#web/i18n/application.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { AskingButton } from '#web/ui/asking-button.tsx';
import { note } from '#web/ui/page.css.ts';
import type { PartProps } from './application-actors.ts';
import * as css from './application-form.css.ts';
import { useReadOnly } from './use-draft.ts';

export function Resumed({ actors }: PartProps) {
  const text = useMessages(applicationMessages);
  const readOnly = useReadOnly(actors);
  if (!useSelector(actors.page, isResumed)) return null;
  return (
    <div className={css.resumed}>
      <p className={note}>{text.resumed}</p>
      <AskingButton
        look="quiet"
        disabled={readOnly}
        returnTo="fullName"
        question={{ title: text.startOverTitle, words: text.startOverWords }}
        answer={text.startOver}
        onConfirm={() => actors.page.send({ type: 'draft.discard' })}
      >
        {text.startOver}
      </AskingButton>
    </div>
  );
}
