import { useWords } from '#web/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as css from './dashboard.css.ts';
import { dashboardWords } from './dashboard-words.ts';

export interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Upon the page, before it is left with edits that nobody has saved. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const words = useWords(dashboardWords);
  return (
    <Dialog title={words.leaveTitle} isOpen onClose={onStay}>
      <p className={css.asked}>{words.leave}</p>
      <div className={css.answers}>
        <Button onClick={onStay}>{words.stay}</Button>
        <Button look="secondary" onClick={onLeave}>
          {words.leaveAnyway}
        </Button>
      </div>
    </Dialog>
  );
}
