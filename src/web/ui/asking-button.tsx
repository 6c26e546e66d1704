import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from './button.tsx';
import { QuestionDialog } from './question-dialog.tsx';

export interface Question {
  title: string;
  /** The consequence. */
  words: string;
}

export interface QuestionProps {
  question: Question;
  /** The label of the confirming button. */
  answer: string;
  onConfirm: () => void;
  onLeave: () => void;
}

interface AskingButtonProps extends ComponentProps<typeof Button>, Omit<QuestionProps, 'onLeave'> {
  Asks?: ComponentType<QuestionProps>;
}

/** A button that asks before it acts. A confirmation lives in its button, not in the chart of the flow. */
export function AskingButton({ Asks = QuestionDialog, question, answer, onConfirm, ...button }: AskingButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const leave = () => setAsked(false);
  const confirm = () => {
    leave();
    onConfirm();
  };
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)} />
      {isAsked ? <Asks question={question} answer={answer} onConfirm={confirm} onLeave={leave} /> : null}
    </>
  );
}
