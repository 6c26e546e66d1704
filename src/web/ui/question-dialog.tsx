import type { ReactNode } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import * as css from './form-page.css.ts';
import { uiMessages } from './ui.messages.ts';
import type { Receiver } from './use-press.ts';

interface QuestionDialogProps {
  actor: Receiver<{ type: 'action.confirm' } | { type: 'action.cancel' }>;
  title: string;
  /** The consequence. */
  words: ReactNode;
  /** The label of the confirming button. */
  answer: string;
  /** Name of the field that takes the focus afterwards. */
  returnTo?: string;
}

/** Shown while the chart is in its state `confirming`. */
export function QuestionDialog({ actor, title, words, answer, returnTo }: QuestionDialogProps) {
  const ui = useMessages(uiMessages);
  const cancel = { type: 'action.cancel' } as const;
  return (
    <Dialog title={title} isOpen onClose={() => actor.send(cancel)} {...(returnTo && { returnTo })}>
      <p className={css.text}>{words}</p>
      <div className={css.answers}>
        <Button actor={actor} event={{ type: 'action.confirm' }}>
          {answer}
        </Button>
        <Button look="secondary" actor={actor} event={cancel}>
          {ui.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
