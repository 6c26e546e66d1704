import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts';
import { flow } from '#tests/flows/email-check.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { YouPart } from '#web/application/you-part.tsx';
import { idleActors } from './idle-actors.ts';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof emailCheckMachine> = {
  flow,
  machine: emailCheckMachine,
  render: (emailCheck) => onPage(<YouPart actors={idleActors({ emailCheck })} />),
};
