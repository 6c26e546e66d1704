import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import * as css from './popover.css.ts';

interface PopoverProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Unfolded below the part that it is drawn in, for as long as it is drawn; the keyboard goes in, and back to its button. */
export const Popover = ({ label, onClose, children }: PopoverProps) => (
  <Radix.Root open onOpenChange={onClose}>
    <Radix.Anchor className={css.anchor} />
    <Radix.Content
      className={css.popover}
      aria-label={label}
      align="start"
      sideOffset={8}
      collisionPadding={16}
      onInteractOutside={unlessItUnfolds}
    >
      {children}
    </Radix.Content>
  </Radix.Root>
);

/** A button that unfolds something folds what was unfolded before itself. */
function unlessItUnfolds(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[aria-haspopup="dialog"]')) event.preventDefault();
}
