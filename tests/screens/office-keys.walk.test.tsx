import { describe } from 'vitest';
import { officeKeysMachine } from '#machines/back-office/office-keys.machine.ts';
import { flow } from '#tests/flows/office-keys.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { KeysDialog } from '#web/back-office/keys-dialog.tsx';
import { KeysHelp } from '#web/back-office/keys-help.tsx';
import { onPage } from './on-page.tsx';

describe('officeKeys through their help', () => {
  walkScreen({
    flow,
    machine: officeKeysMachine,
    render: (actor) => onPage(<KeysHelp actor={actor} KeysDialog={KeysDialog} />),
  });
});
