import { describe } from 'vitest';
import { createActor } from 'xstate';
import { type BlogEditingActor, blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { blogSavingMachine } from '#machines/blog-saving/blog-saving.machine.ts';
import { blog, conflict, creator, facts, flow, saving, stored } from '#tests/flows/blog-editing.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { Dashboard } from '#web/dashboard/dashboard.tsx';
import type { SettingsProps } from '#web/dashboard/dashboard-actors.ts';
import { GeneralTab } from '#web/dashboard/general-tab.tsx';
import { SectionsTab } from '#web/dashboard/sections-tab.tsx';
import { StyleTab } from '#web/dashboard/style-tab.tsx';
import { TripsTab } from '#web/dashboard/trips-tab.tsx';
import { handedIn } from './idle-dashboard.tsx';
import { beginFlows } from './open-tab.tsx';

/** The queue beside the draft, with a question whenever the walk says that there is one. */
const asking = createActor(blogSavingMachine, {
  input: { facts, blog, base: stored, lost: [] },
  snapshot: saving({ conflicts: [conflict] }),
}).start();

/** All that the tabs of the page have in hand, but for what is fetched for them. */
const general = (props: SettingsProps) => (
  <GeneralTab {...props} FontSample={({ font }) => font} CropDialog={() => null} BankStatus={() => null} />
);
const tabs = { general, profile: StyleTab, sections: SectionsTab, trips: TripsTab };

function open(editing: BlogEditingActor) {
  const actors = { ...beginFlows({ creator }), editing, saving: asking };
  return <Dashboard {...{ actors, creator }} handedIn={{ ...handedIn, tabs }} today="2026-06-15" onLogOut={() => {}} />;
}

describe('editing of a blog through its chart', () => {
  walkScreen({
    flow,
    machine: blogEditingMachine,
    isWide: true,
    render: open,
  });
});
