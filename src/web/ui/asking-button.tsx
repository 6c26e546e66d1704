import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { QuestionDialog } from './question-dialog.tsx';

export interface Question {
  title: string;
  /** The consequence. */
  words: ReactNode;
}

export interface QuestionProps {
  question: Question;
  /** The label of the confirming button. */
  answer: string;
  /** Name of the field that takes the focus afterwards. */
  returnTo?: string;
  onConfirm: () => void;
  onLeave: () => void;
}

type AskingButtonProps = ComponentProps<typeof Button> & Omit<QuestionProps, 'onLeave'>;

/** A button that asks before it acts. A confirmation lives in its button, not in the chart of the flow. */
export function AskingButton({ question, answer, returnTo, onConfirm, ...button }: AskingButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const leave = () => setOpen(false);
  const confirm = () => {
    leave();
    onConfirm();
  };
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen ? (
        <QuestionDialog {...{ question, answer, onLeave: leave, onConfirm: confirm, ...(returnTo && { returnTo }) }} />
      ) : null}
    </>
  );
}
