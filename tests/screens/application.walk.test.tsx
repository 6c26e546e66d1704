import { describe } from 'vitest';
import { applicationMachine } from '#machines/application/application.machine.ts';
import { flow } from '#tests/flows/application.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { ApplicationScreen } from '#web/application/application-screen.tsx';
import { idleActors } from './idle-actors.ts';

describe('application through its page', () => {
  walkScreen({
    flow,
    machine: applicationMachine,
    render: (application) => <ApplicationScreen actors={idleActors({ application })} />,
  });
});
