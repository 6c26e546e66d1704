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
  const words = useMessages(leaveMessages);
  return (
    <Dialog title={words.title} isOpen onClose={onStay}>
      <p className={css.text}>{words.words}</p>
      <div className={css.answers}>
        <Button onClick={onStay}>{words.stay}</Button>
        <Button look="secondary" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
