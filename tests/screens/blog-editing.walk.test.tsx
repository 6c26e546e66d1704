import { describe } from 'vitest';
import { type BlogEditingActor, blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { creator, flow } from '#tests/flows/blog-editing.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { Dashboard } from '#web/dashboard/dashboard.tsx';
import type { SettingsProps } from '#web/dashboard/dashboard-actors.ts';
import { GeneralTab } from '#web/dashboard/general-tab.tsx';
import { SectionsTab } from '#web/dashboard/sections-tab.tsx';
import { StyleTab } from '#web/dashboard/style-tab.tsx';
import { TripsTab } from '#web/dashboard/trips-tab.tsx';
import { handedIn } from './idle-dashboard.tsx';
import { beginFlows } from './open-tab.tsx';

/** All that the tabs of the page have in hand, but for what is fetched for them. */
const general = (props: SettingsProps) => (
  <GeneralTab {...props} FontSample={({ font }) => font} CropDialog={() => null} BankStatus={() => null} />
);
const tabs = { general, profile: StyleTab, sections: SectionsTab, trips: TripsTab };

function open(editing: BlogEditingActor) {
  const actors = { ...beginFlows({ creator }), editing };
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
