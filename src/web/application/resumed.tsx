import { useSelector } from '@xstate/react';
import { isConfirming, isResumed } from '#machines/application-page/application-page.view.ts';
import { applicationMessages } from '#web/i18n/application.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { note } from '#web/ui/page.css.ts';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import type { PartProps } from './application-actors.ts';
import * as css from './application-form.css.ts';

export function Resumed({ actors }: PartProps) {
  const messages = useMessages(applicationMessages);
  const confirming = useSelector(actors.page, isConfirming);
  if (!useSelector(actors.page, isResumed)) return null;
  return (
    <div className={css.resumed}>
      <p className={note}>{messages.resumed}</p>
      <Button look="quiet" actor={actors.page} event={{ type: 'draft.discard' }}>
        {messages.startOver}
      </Button>
      {confirming ? (
        <QuestionDialog
          actor={actors.page}
          title={messages.startOverTitle}
          words={messages.startOverText}
          answer={messages.startOver}
          returnTo="fullName"
        />
      ) : null}
    </div>
  );
}
