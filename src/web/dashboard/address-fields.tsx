import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import type { CopyingActor } from '#machines/copying/copying.machine.ts';
import { isCopied, isNotCopied } from '#machines/copying/copying.view.ts';
import { qrPicture } from '#rules/qr-picture.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { TextField } from '#web/ui/text-field.tsx';
import * as css from './address-fields.css.ts';
import { generalTabMessages } from './general-tab.messages.ts';

export function AddressFields({ copying, address }: { copying: CopyingActor; address: string }) {
  const words = useMessages(generalTabMessages);
  const copied = useSelector(copying, isCopied);
  const notCopied = useSelector(copying, isNotCopied);
  return (
    <>
      <div className={css.line}>
        <div className={css.address}>
          <TextField
            label={words.link}
            value={address}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
        <Button look="secondary" onClick={() => copying.send({ type: 'text.copy', text: address })}>
          {copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          {words.copy}
        </Button>
        <p role="status" className={css.message}>
          {copied ? words.copied : null}
          {notCopied ? <span className={field.error}>{words.notCopied}</span> : null}
        </p>
      </div>
      <details>
        <summary className={css.summary}>{words.code}</summary>
        <QrCode address={address} label={words.codeOf(address)} />
      </details>
    </>
  );
}

/** Dark on light in every theme, so that cameras can read it. */
function QrCode({ address, label }: { address: string; label: string }) {
  const { size, path } = qrPicture(address);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={css.code}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
