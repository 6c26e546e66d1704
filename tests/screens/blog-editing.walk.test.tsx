import { describe } from 'vitest';
import { type BlogEditingActor, blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { creator, flow } from '#tests/flows/blog-editing.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { Dashboard } from '#web/dashboard/dashboard.tsx';
import { parts } from './idle-dashboard.tsx';
import { beginFlows } from './open-tab.tsx';

function open(editing: BlogEditingActor) {
  const actors = { ...beginFlows({ creator }), editing };
  return <Dashboard actors={actors} creator={creator} parts={parts} today="2026-06-15" logOut={null} />;
}

describe('editing of a blog through its chart', () => {
  walkScreen({
    flow,
    machine: blogEditingMachine,
    isWide: true,
    render: open,
  });
});
