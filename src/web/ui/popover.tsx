import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import * as css from './popover.css.ts';

interface PopoverProps {
  label: string;
  look?: keyof typeof css.popover;
  onClose: () => void;
  children: ReactNode;
}

/** A press outside closes it and does nothing else, except on buttons of other popovers. */
export const Popover = ({ label, look = 'plain', onClose, children }: PopoverProps) => (
  <Radix.Root open onOpenChange={onClose}>
    <Radix.Anchor className={css.anchor} />
    <Backdrop />
    <Radix.Content
      className={css.popover[look]}
      aria-label={label}
      align="start"
      sideOffset={8}
      collisionPadding={16}
      onInteractOutside={unlessItCloses}
    >
      {children}
    </Radix.Content>
  </Radix.Root>
);

export const Backdrop = () => <Radix.Close className={css.backdrop} data-backdrop tabIndex={-1} aria-hidden />;

export function unlessItCloses(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-backdrop], [aria-haspopup="dialog"]'))
    event.preventDefault();
}
