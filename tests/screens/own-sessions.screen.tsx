import { createActor } from 'xstate';
import { ownSessionsMachine } from '#machines/own-sessions/own-sessions.machine.ts';
import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { flow } from '#tests/flows/own-sessions.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { SessionsPart } from '#web/own-account/sessions-part.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof ownSessionsMachine> = {
  flow,
  machine: ownSessionsMachine,
  render: (sessions) =>
    onPage(
      <SessionsPart
        sessions={sessions}
        ending={createActor(controllable(reauthenticationMachine).logic, {
          input: { purpose: 'endOtherSessions' },
        }).start()}
      />,
    ),
};
