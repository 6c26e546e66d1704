import { useMessages } from '#web/i18n/use-messages.ts';
import type { QuestionProps } from './asking-button.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import * as css from './question-dialog.css.ts';
import { uiMessages } from './ui.messages.ts';

export function QuestionDialog({ question, answer, returnTo, onConfirm, onLeave }: QuestionProps) {
  const ui = useMessages(uiMessages);
  return (
    <Dialog title={question.title} isOpen onClose={onLeave} {...(returnTo && { returnTo })}>
      <p className={css.text}>{question.words}</p>
      <div className={css.answers}>
        <Button onClick={onConfirm}>{answer}</Button>
        <Button look="secondary" onClick={onLeave}>
          {ui.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
