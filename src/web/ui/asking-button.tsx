import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from './button.tsx';

export interface Question {
  title: string;
  /** What comes of it. */
  words: string;
}

export interface QuestionProps {
  question: Question;
  /** What the press does, once more, upon the button that answers. */
  answer: string;
  onConfirm: () => void;
  onLeave: () => void;
}

interface AskingButtonProps extends ComponentProps<typeof Button>, Omit<QuestionProps, 'onLeave'> {
  /** The dialog, whose script may come later. */
  Asks: ComponentType<QuestionProps>;
}

/** For what others are told of at once, or cannot be taken back: a press asks first. */
export function AskingButton({ Asks, question, answer, onConfirm, ...button }: AskingButtonProps) {
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
