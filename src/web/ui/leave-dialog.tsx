import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { leaveMessages } from './leave.messages.ts';
import * as css from './question-dialog.css.ts';

export interface LeaveDialogProps {
  /** Left out where a save was tried already. */
  save?: { onPress: () => void; isBusy: boolean };
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ save, onLeave, onStay }: LeaveDialogProps) {
  const messages = useMessages(leaveMessages);
  return (
    <Dialog title={messages.title} isOpen onClose={onStay}>
      <p className={css.text}>{messages.words}</p>
      <div className={css.answers}>
        {save ? (
          <Button disabled={save.isBusy} aria-busy={save.isBusy} onClick={save.onPress}>
            {save.isBusy ? messages.saving : messages.save}
          </Button>
        ) : null}
        <Button look={save ? 'secondary' : 'primary'} onClick={onStay}>
          {messages.stay}
        </Button>
        <Button look={save ? 'quiet' : 'secondary'} onClick={onLeave}>
          {messages.leave}
        </Button>
      </div>
    </Dialog>
  );
}
