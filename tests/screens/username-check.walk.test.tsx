import { describe } from 'vitest';
import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import { flow } from '#tests/flows/username-check.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { YouPart } from '#web/application/you-part.tsx';
import { idleActors } from './idle-actors.ts';
import { onPage } from './on-page.tsx';

describe('usernameCheck through its field', () => {
  walkScreen({
    flow,
    machine: usernameCheckMachine,
    render: (username) => onPage(<YouPart actors={idleActors({ username })} />),
  });
});
