import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import * as css from './form-page.css.ts';
import { leaveMessages } from './leave.messages.ts';
import { type Receiver, useAccepts } from './use-press.ts';

interface LeaveDialogProps {
  /** Left out where a save was tried already. */
  save?: { page: Receiver<{ type: 'leave.save' }>; draft: Receiver<{ type: 'draft.save' }> };
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ save, onLeave, onStay }: LeaveDialogProps) {
  const messages = useMessages(leaveMessages);
  const isSavable = useAccepts({ actor: save?.draft, event: { type: 'draft.save' } });
  const isLeavable = useAccepts({ actor: save?.page, event: { type: 'leave.save' } });
  const isBusy = !isSavable || !isLeavable;
  return (
    <Dialog title={messages.title} isOpen onClose={onStay}>
      <p className={css.text}>{messages.words}</p>
      <div className={css.answers}>
        {save ? (
          <Button aria-busy={isBusy} disabled={!isSavable} actor={save.page} event={{ type: 'leave.save' }}>
            {isBusy ? messages.saving : messages.save}
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
