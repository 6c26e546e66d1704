import type { ComponentProps } from 'react';
import { AskingButton, type Question } from '#web/ui/asking-button.tsx';
import { Button } from '#web/ui/button.tsx';

interface MoveButtonProps extends ComponentProps<typeof Button> {
  label: string;
  /** Null for moves that need no confirmation. */
  question: Question | null;
  onMove: () => void;
}

export const MoveButton = ({ label, question, onMove, ...button }: MoveButtonProps) =>
  question === null ? (
    <Button {...button} onClick={onMove}>
      {label}
    </Button>
  ) : (
    <AskingButton {...button} question={question} answer={label} onConfirm={onMove}>
      {label}
    </AskingButton>
  );
