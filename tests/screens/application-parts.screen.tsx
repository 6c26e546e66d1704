import { fromCallback } from 'xstate';
import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import { flow } from '#tests/flows/application-parts.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { ApplicationScreen } from '#web/application/application-screen.tsx';
import { idleActors } from './idle-actors.ts';

export const screen: Screen<typeof applicationPartsMachine> = {
  flow,
  machine: applicationPartsMachine,
  width: 375,
  flows: { addressBar: fromCallback(() => {}) },
  render: (parts) => <ApplicationScreen actors={idleActors({ parts })} />,
};
