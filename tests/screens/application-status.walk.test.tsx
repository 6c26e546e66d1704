import { describe } from 'vitest';
import { applicationStatusMachine } from '#machines/application-status/application-status.machine.ts';
import { flow } from '#tests/flows/application-status.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { ApplicationStatusScreen } from '#web/application/application-status-screen.tsx';

describe('applicationStatus through its page', () => {
  walkScreen({ flow, machine: applicationStatusMachine, render: (actor) => <ApplicationStatusScreen actor={actor} /> });
});
