import { useSelector } from '@xstate/react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { officeKeys } from '#machines/back-office/office-keys.actors.ts';
import type { OfficeKeysActor } from '#machines/back-office/office-keys.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { iconButton } from '#web/ui/icon-button.css.ts';
import { Later, LazyModule } from '#web/ui/later.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { keyEffects } from './key-effects.ts';
import * as css from './keys.css.ts';
import { staffMessages } from './staff.messages.ts';

export const rowKeys = ['j', 'k', 'Enter', '?'];

export const keysDialog = new LazyModule(() => import('./keys-dialog.tsx'));

interface KeysHelpProps {
  actor: OfficeKeysActor;
  /** The keys that this page has, if not all. */
  only?: readonly string[];
}

/** Hidden by CSS on devices without a keyboard. */
export function KeysHelp({ actor, ...props }: KeysHelpProps) {
  const messages = useMessages(staffMessages);
  const shown = useSelector(actor, (snapshot) => snapshot.matches({ help: 'open' }));
  return (
    <span className={css.help}>
      <PlainButton
        className={iconButton}
        aria-label={messages.keys}
        title={messages.keys}
        aria-keyshortcuts="?"
        actor={actor}
        event={{ type: 'help.show' }}
      >
        <CircleQuestionMark size={20} />
      </PlainButton>
      {shown ? (
        <Later module={keysDialog} isOnDemand>
          {({ KeysDialog }) => <KeysDialog actor={actor} {...props} />}
        </Later>
      ) : null}
    </span>
  );
}

export function RowKeys() {
  const keys = usePage(() => ({ chart: officeKeys(keyEffects), input: undefined }));
  return <KeysHelp actor={keys} only={rowKeys} />;
}
