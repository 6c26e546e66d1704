import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { made, type Sends, useAccepts } from './use-press.ts';

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

export type AskingButtonProps<Event> = Omit<ComponentProps<typeof Button>, keyof Sends<Event>> &
  Sends<Event> &
  Omit<QuestionProps, 'onLeave' | 'onConfirm'>;

/** A button that asks before it sends its event. A confirmation lives in its button, not in the chart of the flow. */
export function AskingButton<const Event>({
  question,
  answer,
  returnTo,
  actor,
  event,
  ...button
}: AskingButtonProps<Event>) {
  const [isOpen, setOpen] = useState(false);
  const isAccepted = useAccepts({ actor, event });
  const leave = () => setOpen(false);
  const confirm = () => {
    leave();
    actor.send(made(event));
  };
  return (
    <>
      <Button {...button} disabled={!isAccepted} onClick={() => setOpen(true)} />
      {isOpen ? (
        <QuestionDialog {...{ question, answer, onLeave: leave, onConfirm: confirm, ...(returnTo && { returnTo }) }} />
      ) : null}
    </>
  );
}
