import * as Radix from '@radix-ui/react-popover';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type ReactNode, useState } from 'react';
import * as css from './more-menu.css.ts';
import { Backdrop, unlessItCloses } from './popover.tsx';

interface MenuProps {
  label: string;
  children: ReactNode;
}

/** Radix is rendered only while it is open: a page may have many menus. */
export function MoreMenu({ label, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={css.box}>
      <button
        type="button"
        className={css.trigger}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
      </button>
      {isOpen ? (
        <Radix.Root open onOpenChange={setOpen}>
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
      ) : null}
    </span>
  );
}

const icon = <EllipsisVertical size={18} aria-hidden />;

export const MenuItem = ({ children }: { children: ReactNode }) => (
  <Radix.Close asChild className={css.item}>
    {children}
  </Radix.Close>
);
