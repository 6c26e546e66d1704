import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { leaveMessages } from './leave.messages.ts';
import * as css from './question-dialog.css.ts';

export interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const messages = useMessages(leaveMessages);
  return (
    <Dialog title={messages.title} isOpen onClose={onStay}>
      <p className={css.text}>{messages.words}</p>
      <div className={css.answers}>
        <Button onClick={onStay}>{messages.stay}</Button>
        <Button look="secondary" onClick={onLeave}>
          {messages.leave}
        </Button>
      </div>
    </Dialog>
  );
}
