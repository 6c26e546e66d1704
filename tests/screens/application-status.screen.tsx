import { applicationStatusMachine } from '#machines/application-status/application-status.machine.ts';
import { flow } from '#tests/flows/application-status.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { ApplicationStatusScreen } from '#web/application/application-status-screen.tsx';

export const screen: Screen<typeof applicationStatusMachine> = {
  flow,
  machine: applicationStatusMachine,
  render: (actor) => <ApplicationStatusScreen actor={actor} />,
};
