import type { BlogPage } from '#contract/blog-page.ts';
import { blogMapMachine } from '#machines/blog-map/blog-map.machine.ts';
import { blogProfileMachine } from '#machines/blog-profile/blog-profile.machine.ts';
import { blogVisitsMachine } from '#machines/blog-visits/blog-visits.machine.ts';
import { configReadingMachine } from '#machines/config-reading/config-reading.machine.ts';
import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { coverUploadMachine } from '#machines/cover-upload/cover-upload.machine.ts';
import { ownAccountMachine } from '#machines/own-account/own-account.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { HandedIn, TabProps } from '#web/dashboard/dashboard-actors.ts';
import { ConflictDialog, LeaveDialog, TabDrawer } from '#web/dashboard/dialogs.tsx';
import { SectionsTab } from '#web/dashboard/sections-tab.tsx';
import { DragOrder } from '#web/ui/drag-order.tsx';

/** Flows of tabs that are tested by themselves, each waiting for ever. */
export const idleFlows = {
  reading: controllable(configReadingMachine).logic,
  picture: controllable(pictureMachine).logic,
  cover: controllable(coverUploadMachine).logic,
  copying: controllable(copyingMachine).logic,
  visits: controllable(blogVisitsMachine).logic,
  account: controllable(ownAccountMachine).logic,
  map: controllable(blogMapMachine).logic,
  profile: controllable(blogProfileMachine).logic,
};

/** A tab of the test's own, with one thing to choose. */
const OneChoice = ({ editing }: TabProps) => (
  <>
    <button type="button" onClick={() => editing.send({ type: 'page.language', language: 'tr' })}>
      Speak Turkish
    </button>
    <button type="button" onClick={() => editing.send({ type: 'page.language', language: 'en' })}>
      Speak English
    </button>
  </>
);

/** What the route of the dashboard hands to its page, without the page of the blog itself. */
export const handedIn: HandedIn = {
  tabs: { general: OneChoice, profile: OneChoice, sections: SectionsTab, trips: OneChoice },
  BlogInApp: ({ page }: { page: BlogPage }) => (
    <p>{`${page.audience}: ${page.sections.map(({ key, items }) => `${key} ${items.length}`).join(', ')}`}</p>
  ),
  DragOrder,
  ConflictDialog,
  LeaveDialog,
  TabDrawer,
  wantDialogs: () => {},
};
