import type { BlogEditingActor, blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { atOneTime, creator, flow } from '#tests/flows/blog-editing.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { Dashboard } from '#web/dashboard/dashboard.tsx';
import { beginFlows, parts } from './idle-dashboard.tsx';

function open(editing: BlogEditingActor) {
  const actors = { ...beginFlows({ creator }), editing };
  return <Dashboard actors={actors} creator={creator} parts={parts} today="2026-06-15" logOut={null} />;
}

export const screen: Screen<typeof blogEditingMachine> = {
  flow,
  machine: atOneTime,
  isWide: true,
  render: open,
};
