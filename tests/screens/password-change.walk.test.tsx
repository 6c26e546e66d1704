import { describe } from 'vitest';
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { flow } from '#tests/flows/password-change.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { PasswordPart } from '#web/own-account/password-part.tsx';
import { onPage } from './on-page.tsx';

describe('changing the password, through its form', () => {
  walkScreen({
    flow,
    machine: passwordChangeMachine,
    render: (passwordChange) => onPage(<PasswordPart passwordChange={passwordChange} />),
  });
});
