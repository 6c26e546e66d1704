import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { ToastActor } from '#machines/toast/toast.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import * as css from './toast.css.ts';

interface ToastRegionProps {
  actor: ToastActor;
  /** Maps a message key to text. */
  say?: (text: string) => ReactNode;
}

/** Rendered before its first message: a live region announces only what is added later. */
export function ToastRegion({ actor, say = (text) => text }: ToastRegionProps) {
  const ui = useMessages(uiMessages);
  const toast = useSelector(actor, ({ context }) => context.toast);
  const hold = () => actor.send({ type: 'toast.hold' });
  const release = () => actor.send({ type: 'toast.release' });
  return (
    <div role="status" className={css.region}>
      {toast ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: reading on holds it; nothing is pressed here.
        <div
          className={css.toast[toast.tone]}
          onPointerEnter={hold}
          onPointerLeave={release}
          onFocus={hold}
          onBlur={release}
        >
          <span>{say(toast.text)}</span>
          <PlainButton className={css.dismiss} aria-label={ui.dismiss} actor={actor} event={{ type: 'toast.dismiss' }}>
            <X size={18} aria-hidden />
          </PlainButton>
        </div>
      ) : null}
    </div>
  );
}
