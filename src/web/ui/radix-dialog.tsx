import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode } from 'react';
import { settleMs } from '#machines/clock/settle-ms.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './dialog.css.ts';
import { focusField } from './focus-field.ts';
import { uiMessages } from './ui.messages.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Name of the field or id of the part that takes the focus after closing; by default the one before. */
  returnTo?: string;
  look?: keyof typeof css.dialog;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** What Escape does instead of closing. */
  onEscape?: () => void;
  /** Neither Escape nor a press outside closes it. */
  isFirm?: boolean;
  children: ReactNode;
}

/** react-remove-scroll looks for this attribute. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) Reflect.set(globalThis, '__webpack_nonce__', nonce);

/** A press outside that was meant for the page below does not close the newest dialog. */
let openedAt = Number.NEGATIVE_INFINITY;

export function RadixDialog({ title, isOpen, onClose, returnTo, look = 'narrow', ...rest }: DialogProps) {
  const { onKeyDown, onEscape, isFirm = false, children } = rest;
  const ui = useMessages(uiMessages);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={css.veil} data-veil />
        <Radix.Content
          className={css.dialog[look]}
          data-dialog={look}
          {...(onKeyDown && { onKeyDown })}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            if (!onEscape && !isFirm) return;
            event.preventDefault();
            onEscape?.();
          }}
          onInteractOutside={(event) => {
            if (isFirm || performance.now() - openedAt < settleMs) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            openedAt = performance.now();
            if (look !== 'wide') return;
            // The first field is far down, and would take the arrow keys.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (returnTo) focusField(returnTo);
          }}
        >
          <Radix.Title className={css.title[look]}>{title}</Radix.Title>
          {children}
          <Radix.Close className={css.close} aria-label={ui.close}>
            <X size={20} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
