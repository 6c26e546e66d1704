import { createActor } from 'xstate';
import type { BlogChoices } from '#contract/blog.ts';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { blogMapMachine } from '#machines/blog-map/blog-map.machine.ts';
import { blogProfileMachine } from '#machines/blog-profile/blog-profile.machine.ts';
import { blogVisitsMachine } from '#machines/blog-visits/blog-visits.machine.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { configReadingMachine } from '#machines/config-reading/config-reading.machine.ts';
import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { coverUploadMachine } from '#machines/cover-upload/cover-upload.machine.ts';
import { dashboardPanesMachine } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import { ownAccountMachine } from '#machines/own-account/own-account.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { profileEditingMachine } from '#machines/profile-editing/profile-editing.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { factsOf } from '#machines/rules/blog-facts.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { FontSample } from '#web/blog/font-sample.tsx';
import { conflictDialog, previewPane, profileTab, sectionsTab, tripsTab } from '#web/dashboard/dashboard.tsx';
import type { DashboardParts } from '#web/dashboard/dashboard-props.ts';
import { visitsChart } from '#web/dashboard/general-tab.tsx';
import { BankStatus } from '#web/own-account/bank-status.tsx';

/** The flows of the profile's fields, each waiting for ever. */
export const idleFields = {
  lists: controllable(referenceListsMachine).logic,
  city: controllable(citySearchMachine).logic,
  picture: controllable(pictureMachine).logic,
  upload: controllable(coverUploadMachine).logic,
};

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
  fields: profileEditingMachine.provide({ actors: idleFields }),
};

/** Tabs show at once, as after a preload. */
const lazyParts = [conflictDialog, previewPane, profileTab, sectionsTab, tripsTab, visitsChart];
for (const part of lazyParts) await part.load();

export const parts: DashboardParts = {
  BlogPreview: ({ page }) => (
    <p>{`${page.audience}: ${page.sections.map(({ key, items }) => `${key} ${items.length}`).join(', ')}`}</p>
  ),
  FontSample,
  BankStatus,
};

export interface Opening {
  config?: BlogChoices;
  creator?: BlogCreator;
}

/** The flows of a dashboard, begun; nothing is saved, and nothing comes back from a server. */
export function beginFlows({ config = {}, creator = makeBlogCreator() }: Opening = {}) {
  const creatorId = creator._id;
  const editing = createActor(blogEditingMachine, {
    input: {
      facts: factsOf(creator),
      blog: { username: creator.username, id: creatorId },
      stored: { config, version: 1, updatedAt: 1 },
      unsaved: null,
    },
  }).start();
  const { saving } = editing.getSnapshot().children;
  if (!saving) throw new Error('Nothing would be saved.');
  return {
    ...{ editing, saving },
    panes: createActor(dashboardPanesMachine).start(),
    toast: createActor(toastMachine).start(),
    picture: createActor(controllable(pictureMachine).logic).start(),
    cover: createActor(controllable(coverUploadMachine).logic, { input: { creatorId } }).start(),
    copying: createActor(controllable(copyingMachine).logic).start(),
    account: createActor(controllable(ownAccountMachine).logic).start(),
    profile: createActor(controllable(blogProfileMachine).logic, {
      input: { profile: creator, language: 'en' },
    }).start(),
    fields: createActor(idleFlows.fields, { input: { creatorId } }).start(),
    map: createActor(controllable(blogMapMachine).logic, { input: { version: 1 } }).start(),
    visits: createActor(controllable(blogVisitsMachine).logic, { input: { creatorId } }).start(),
  };
}
