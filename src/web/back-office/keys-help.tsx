import { useSelector } from '@xstate/react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import type { ComponentType } from 'react';
import type { OfficeKeysActor } from '#machines/back-office/office-keys.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { iconButton } from '#web/ui/icon-button.css.ts';
import * as css from './keys.css.ts';
import { staffMessages } from './staff.messages.ts';

/** The keys of a page that has rows and nothing to decide. */
export const rowKeys = ['j', 'k', 'Enter', '?'];

interface KeysHelpProps {
  actor: OfficeKeysActor;
  KeysDialog: ComponentType<{ actor: OfficeKeysActor; only?: readonly string[] }>;
  /** The keys that this page has, if not all. */
  only?: readonly string[];
}

/** Hidden by CSS on devices without a keyboard. */
export function KeysHelp({ actor, KeysDialog, ...props }: KeysHelpProps) {
  const text = useMessages(staffMessages);
  const shown = useSelector(actor, (snapshot) => snapshot.matches({ help: 'open' }));
  return (
    <span className={css.help}>
      <button
        type="button"
        className={iconButton}
        aria-label={text.keys}
        title={text.keys}
        aria-keyshortcuts="?"
        onClick={() => actor.send({ type: 'help.show' })}
      >
        <CircleQuestionMark size={20} />
      </button>
      {shown ? <KeysDialog actor={actor} {...props} /> : null}
    </span>
  );
}
