import type { ComponentProps } from 'react';
import { AskingButton, type Question } from '#web/ui/asking-button.tsx';
import { Button } from '#web/ui/button.tsx';

interface MoveButtonProps extends ComponentProps<typeof Button>, Pick<ComponentProps<typeof AskingButton>, 'Asks'> {
  label: string;
  /** What is asked first, where it is not done at once. */
  question: Question | null;
  onMove: () => void;
}

/** Moves a record along its chart: at once, or after a question. */
export const MoveButton = ({ Asks, label, question, onMove, ...button }: MoveButtonProps) =>
  question === null ? (
    <Button {...button} onClick={onMove}>
      {label}
    </Button>
  ) : (
    <AskingButton {...button} Asks={Asks} question={question} answer={label} onConfirm={onMove}>
      {label}
    </AskingButton>
  );
