import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { flow } from '#tests/flows/password-change.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { PasswordPart } from '#web/own-account/password-part.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof passwordChangeMachine> = {
  flow,
  machine: passwordChangeMachine,
  render: (passwordChange) => onPage(<PasswordPart passwordChange={passwordChange} />),
};
