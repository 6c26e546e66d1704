import { describe } from 'vitest';
import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts';
import { flow } from '#tests/flows/email-check.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { YouPart } from '#web/application/you-part.tsx';
import { idleActors } from './idle-actors.ts';
import { onPage } from './on-page.tsx';

describe('emailCheck through its field', () => {
  walkScreen({
    flow,
    machine: emailCheckMachine,
    render: (emailCheck) => onPage(<YouPart actors={idleActors({ emailCheck })} />),
  });
});
