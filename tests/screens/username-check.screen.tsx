import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import { flow } from '#tests/flows/username-check.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { YouPart } from '#web/application/you-part.tsx';
import { idleActors } from './idle-actors.ts';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof usernameCheckMachine> = {
  flow,
  machine: usernameCheckMachine,
  render: (username) => onPage(<YouPart actors={idleActors({ username })} />),
};
