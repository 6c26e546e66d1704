import { beforeAll, describe, expect } from 'vitest';
import { officeKeysMachine } from '#machines/back-office/office-keys.machine.ts';
import { flow } from '#tests/flows/office-keys.flow.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { KeysHelp, keysDialog } from '#web/back-office/keys-help.tsx';
import { onPage } from './on-page.tsx';

beforeAll(async () => {
  keysDialog.preload();
  await eventually(() => expect(keysDialog.loaded).not.toBeNull());
});

describe('officeKeys through their help', () => {
  walkScreen({
    flow,
    machine: officeKeysMachine,
    render: (actor) => onPage(<KeysHelp actor={actor} />),
  });
});
