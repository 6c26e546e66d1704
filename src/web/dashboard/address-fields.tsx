import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import type { CopyingActor } from '#machines/copying/copying.machine.ts';
import { isCopied, isNotCopied } from '#machines/copying/copying.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { Later, LazyModule } from '#web/ui/later.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import * as css from './general-tab.css.ts';
import { generalTabMessages } from './general-tab.messages.ts';

const qrCode = new LazyModule(() => import('./qr-code.tsx'));

export function AddressFields({ copying, address }: { copying: CopyingActor; address: string }) {
  const messages = useMessages(generalTabMessages);
  const copied = useSelector(copying, isCopied);
  const notCopied = useSelector(copying, isNotCopied);
  return (
    <>
      <div className={css.line}>
        <div className={css.address}>
          <TextField
            label={messages.link}
            value={address}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
        <Button look="secondary" actor={copying} event={{ type: 'text.copy', text: address }}>
          {copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          {messages.copy}
        </Button>
        <p role="status" className={css.message}>
          {copied ? messages.copied : null}
          {notCopied ? <span className={field.error}>{messages.notCopied}</span> : null}
        </p>
      </div>
      <details>
        <summary className={css.summary}>{messages.code}</summary>
        <Later module={qrCode}>{({ QrCode }) => <QrCode address={address} label={messages.codeOf(address)} />}</Later>
      </details>
    </>
  );
}
