import { createMachine } from 'xstate';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { ownAccountMachine } from '#machines/own-account/own-account.machine.ts';
import { ownAccountPageMachine } from '#machines/own-account-page/own-account-page.machine.ts';
import { ownSessionsMachine } from '#machines/own-sessions/own-sessions.machine.ts';
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { flow } from '#tests/flows/own-account-page.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { OwnAccountScreen } from '#web/own-account/own-account-screen.tsx';

export const screen: Screen<typeof ownAccountPageMachine> = {
  flow,
  machine: ownAccountPageMachine,
  flows: {
    account: controllable(ownAccountMachine).logic,
    passwordChange: controllable(passwordChangeMachine).logic,
    sessions: controllable(ownSessionsMachine).logic,
    ending: controllable(reauthenticationMachine).logic,
    download: controllable(reauthenticationMachine).logic,
    closing: controllable(reauthenticationMachine).logic,
    email: controllable(emailVerificationMachine).logic,
    /** Opens no dialog, which would cover the page. */
    emailChange: createMachine({}),
  },
  render: (actor) => <OwnAccountScreen actor={actor} />,
};
