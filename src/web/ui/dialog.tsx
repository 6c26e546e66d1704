import * as Radix from '@radix-ui/react-dialog';
import { setNonce } from 'get-nonce';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import * as css from './dialog.css.ts';
import { focusField } from './focus-field.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The field, by its name, or the part, by its id, that takes the focus once the dialog has closed. */
  returnTo: string;
  look?: keyof typeof css.dialog;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

export function Dialog({ title, isOpen, onClose, returnTo, look = 'narrow', onKeyDown, children }: DialogProps) {
  const { ui } = useText();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={css.veil} />
        <Radix.Content
          className={css.dialog[look]}
          {...(onKeyDown && { onKeyDown })}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusField(returnTo);
          }}
        >
          <Radix.Title className={css.title[look]}>{title}</Radix.Title>
          {children}
          <Radix.Close className={css.close} aria-label={ui.close}>
            <X size={20} strokeWidth={1.75} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
