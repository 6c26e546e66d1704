import { describe } from 'vitest';
import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts';
import { flow } from '#tests/flows/account-closing.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { ClosingPart } from '#web/own-account/closing-part.tsx';
import { onPage } from './on-page.tsx';

describe('closing one’s account, through its dialog', () => {
  walkScreen({
    flow,
    machine: accountClosingMachine,
    render: (closing) => onPage(<ClosingPart closing={closing} />),
  });
});
