import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import * as css from './popover.css.ts';

interface PopoverProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Opens below the part that it is rendered in. A press outside closes it and does nothing else, except on the buttons of other popovers. */
export const Popover = ({ label, onClose, children }: PopoverProps) => (
  <Radix.Root open onOpenChange={onClose}>
    <Radix.Anchor className={css.anchor} />
    <Backdrop />
    <Radix.Content
      className={css.popover}
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

/** Takes the press that closes a popover, so that nothing below it is pressed as well. */
export const Backdrop = () => <Radix.Close className={css.backdrop} data-backdrop tabIndex={-1} aria-hidden />;

/** The backdrop and the buttons of popovers close it themselves. */
export function unlessItCloses(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-backdrop], [aria-haspopup="dialog"]'))
    event.preventDefault();
}
