import { officeKeysMachine } from '#machines/back-office/office-keys.machine.ts';
import { flow } from '#tests/flows/office-keys.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { KeysHelp, keysDialog } from '#web/back-office/keys-help.tsx';
import { onPage } from './on-page.tsx';

await keysDialog.load();

export const screen: Screen<typeof officeKeysMachine> = {
  flow,
  machine: officeKeysMachine,
  render: (actor) => onPage(<KeysHelp actor={actor} />),
};
