import { AskingButton, type Question } from '#web/ui/asking-button.tsx';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import type { Sends } from '#web/ui/use-press.ts';

type MoveButtonProps<Event> = Sends<Event> &
  Pick<ButtonProps<Event>, 'look' | 'aria-label'> & {
    label: string;
    /** Null for moves that need no confirmation. */
    question: Question | null;
  };

export const MoveButton = <const Event,>({ label, question, ...button }: MoveButtonProps<Event>) =>
  question === null ? (
    <Button {...button}>{label}</Button>
  ) : (
    <AskingButton {...button} question={question} answer={label}>
      {label}
    </AskingButton>
  );
