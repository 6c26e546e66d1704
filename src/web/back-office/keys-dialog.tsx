import { useSelector } from '@xstate/react';
import type { OfficeKeysActor } from '#machines/back-office/office-keys.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import * as css from './keys.css.ts';
import { officeToolsMessages } from './office-tools.messages.ts';
import { staffMessages } from './staff.messages.ts';

export function KeysDialog({ actor, only }: { actor: OfficeKeysActor; only?: readonly string[] }) {
  const { keys } = useMessages(officeToolsMessages);
  const title = useMessages(staffMessages).keys;
  const isOn = useSelector(actor, (snapshot) => snapshot.matches({ keys: 'listening' }));
  const lines = Object.entries(keys.does).filter(([key]) => only?.includes(key) ?? true);
  return (
    <Dialog title={title} isOpen onClose={() => actor.send({ type: 'help.hide' })}>
      <dl className={css.list}>
        {lines.map(([key, does]) => (
          <div key={key} className={css.line}>
            <dt>
              <kbd className={css.key}>{key}</kbd>
            </dt>
            <dd className={css.does}>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch label={keys.use} hint={keys.useHint} isOn={isOn} actor={actor} event={{ type: 'keys.switch' }} />
    </Dialog>
  );
}
