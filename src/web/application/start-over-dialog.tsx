import { useMessages } from '#web/i18n/use-messages.ts';
import type { QuestionProps } from '#web/ui/asking-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { group } from '#web/ui/form-page.css.ts';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { actions } from './application-parts.css.ts';

/**
 * Says what will be gone, and asks; what is gone on with begins with the first field, either way. In the files that the form
 * has already: the question of other pages would be two more.
 */
export function StartOverDialog({ question, answer, onConfirm, onLeave }: QuestionProps) {
  const ui = useMessages(uiMessages);
  return (
    <Dialog title={question.title} isOpen onClose={onLeave} returnTo="fullName">
      <div className={group}>
        <p>{question.words}</p>
        <div className={actions}>
          <Button onClick={onConfirm}>{answer}</Button>
          <Button look="secondary" onClick={onLeave}>
            {ui.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
