import { applicationMachine } from '#machines/application/application.machine.ts';
import { flow } from '#tests/flows/application.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { ApplicationScreen } from '#web/application/application-screen.tsx';
import { idleActors } from './idle-actors.ts';

export const screen: Screen<typeof applicationMachine> = {
  flow,
  machine: applicationMachine,
  render: (application) => <ApplicationScreen actors={idleActors({ application })} />,
};
