import { useSelector } from '@xstate/react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import type { ComponentType } from 'react';
import type { OfficeKeysActor } from '#machines/back-office/office-keys.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { iconButton } from '#web/ui/icon-button.css.ts';
import * as css from './keys.css.ts';
import { staffMessages } from './staff.messages.ts';

/** What there is to strike on a page of rows alone. */
export const rowKeys = ['j', 'k', 'Enter', '?'];

interface KeysHelpProps {
  actor: OfficeKeysActor;
  KeysDialog: ComponentType<{ actor: OfficeKeysActor; told?: readonly string[] }>;
  /** Of a page where some do nothing, the others. */
  told?: readonly string[];
}

/** Where the keys are told; a device without any is not shown it. */
export function KeysHelp({ actor, KeysDialog, ...told }: KeysHelpProps) {
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
      {shown ? <KeysDialog actor={actor} {...told} /> : null}
    </span>
  );
}
