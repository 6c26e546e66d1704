import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import * as css from './more-menu.css.ts';
import { Backdrop, unlessItCloses } from './popover.tsx';

interface OpenMenuProps {
  label: string;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

export const OpenMenu = ({ label, onOpenChange, children }: OpenMenuProps) => (
  <Radix.Root open onOpenChange={onOpenChange}>
    <Radix.Anchor className={css.anchor} />
    <Radix.Portal>
      <div>
        <Backdrop />
        <Radix.Content
          className={css.menu}
          aria-label={label}
          align="end"
          collisionPadding={16}
          onInteractOutside={unlessItCloses}
        >
          {children}
        </Radix.Content>
      </div>
    </Radix.Portal>
  </Radix.Root>
);

export const OpenMenuItem = ({ children }: { children: ReactNode }) => (
  <Radix.Close asChild className={css.item}>
    {children}
  </Radix.Close>
);
