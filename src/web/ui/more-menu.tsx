import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type ReactNode, useState } from 'react';
import { Later, LazyModule } from './later.tsx';
import * as css from './more-menu.css.ts';

export const openMenu = new LazyModule(() => import('./open-menu.tsx'));

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
        <Later module={openMenu} isOnDemand>
          {({ OpenMenu }) => (
            <OpenMenu label={label} onOpenChange={setOpen}>
              {children}
            </OpenMenu>
          )}
        </Later>
      ) : null}
    </span>
  );
}

const icon = <EllipsisVertical size={18} aria-hidden />;

export const MenuItem = ({ children }: { children: ReactNode }) => (
  <Later module={openMenu} hidesError>
    {({ OpenMenuItem }) => <OpenMenuItem>{children}</OpenMenuItem>}
  </Later>
);
