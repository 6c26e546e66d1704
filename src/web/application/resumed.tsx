import { useSelector } from '@xstate/react';
import { isResumed } from '#machines/application-page/application-page.view.ts';
import { applicationMessages } from '#web/i18n/application.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { AskingButton } from '#web/ui/asking-button.tsx';
import { note } from '#web/ui/page.css.ts';
import type { PartProps } from './application-actors.ts';
import * as css from './application-form.css.ts';

export function Resumed({ actors }: PartProps) {
  const messages = useMessages(applicationMessages);
  if (!useSelector(actors.page, isResumed)) return null;
  return (
    <div className={css.resumed}>
      <p className={note}>{messages.resumed}</p>
      <AskingButton
        look="quiet"
        returnTo="fullName"
        question={{ title: messages.startOverTitle, words: messages.startOverText }}
        answer={messages.startOver}
        actor={actors.page}
        event={{ type: 'draft.discard' }}
      >
        {messages.startOver}
      </AskingButton>
    </div>
  );
}
