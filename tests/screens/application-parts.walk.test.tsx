import { afterAll, beforeAll, describe } from 'vitest';
import { fromCallback } from 'xstate';
import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import { flow } from '#tests/flows/application-parts.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { ApplicationScreen } from '#web/application/application-screen.tsx';
import { idleActors } from './idle-actors.ts';

const resizeTo = (width: number) => void Object.assign(window, { innerWidth: width });

describe('the application by parts, on a phone', () => {
  beforeAll(() => resizeTo(375));
  afterAll(() => resizeTo(1024));

  walkScreen({
    flow,
    machine: applicationPartsMachine,
    flows: { addressBar: fromCallback(() => {}) },
    render: (parts) => <ApplicationScreen actors={idleActors({ parts })} />,
  });
});
