import { type ComponentProps, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import * as css from './asking-button.css.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface Question {
  title: string;
  /** What comes of it. */
  words: string;
}

interface AskingButtonProps extends ComponentProps<typeof Button> {
  question: Question;
  /** What the press does, once more, upon the button that answers. */
  answer: string;
  onConfirm: () => void;
}

/** For what others are told of at once, or cannot be taken back: a press asks first. */
export function AskingButton({ question, answer, onConfirm, ...button }: AskingButtonProps) {
  const { ui } = useText();
  const [isAsked, setAsked] = useState(false);
  const leave = () => setAsked(false);
  const confirm = () => {
    leave();
    onConfirm();
  };
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)} />
      {isAsked ? (
        <Dialog title={question.title} isOpen onClose={leave}>
          <p className={css.words}>{question.words}</p>
          <div className={css.answers}>
            <Button onClick={confirm}>{answer}</Button>
            <Button look="secondary" onClick={leave}>
              {ui.cancel}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
