import { fromCallback } from 'xstate';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { dashboardPanesMachine } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { flow } from '#tests/flows/dashboard.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { DashboardScreen } from '#web/dashboard/dashboard-screen.tsx';
import { idleFlows, parts } from './idle-dashboard.tsx';

/** The language of the page is chosen by striking its name. */
const watchKeys = fromCallback<never>(({ sendBack }) => {
  const tell = ({ key }: KeyboardEvent) => sendBack({ type: 'page.language', language: key } as never);
  addEventListener('keydown', tell);
  return () => removeEventListener('keydown', tell);
});

export const screen: Screen<typeof dashboardMachine> = {
  flow,
  /** The end of a save is up to the walk. */
  machine: dashboardMachine.provide({ actions: { saveDraft: () => {} } }),
  flows: {
    editing: blogEditingMachine.provide({ actors: { watchKeys } } as never),
    panes: dashboardPanesMachine,
    toast: toastMachine,
    ...idleFlows,
  },
  render: (actor) => (
    <DashboardScreen
      actor={actor}
      username="deniz"
      today="2026-06-15"
      parts={parts}
      onStay={() => actor.send({ type: 'leave.cancel' })}
    />
  ),
};
