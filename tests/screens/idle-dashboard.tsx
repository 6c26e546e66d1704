import { expect } from 'vitest';
import { blogMapMachine } from '#machines/blog-map/blog-map.machine.ts';
import { blogProfileMachine } from '#machines/blog-profile/blog-profile.machine.ts';
import { blogVisitsMachine } from '#machines/blog-visits/blog-visits.machine.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { configReadingMachine } from '#machines/config-reading/config-reading.machine.ts';
import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { coverUploadMachine } from '#machines/cover-upload/cover-upload.machine.ts';
import { ownAccountMachine } from '#machines/own-account/own-account.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { profileEditingMachine } from '#machines/profile-editing/profile-editing.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { FontSample } from '#web/blog/font-sample.tsx';
import { sectionsTab, styleTab, tripsTab } from '#web/dashboard/dashboard.tsx';
import type { DashboardParts } from '#web/dashboard/dashboard-props.ts';
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
for (const module of [styleTab, sectionsTab, tripsTab]) {
  module.preload();
  await eventually(() => expect(module.loaded).not.toBeNull());
}

export const parts: DashboardParts = {
  BlogPreview: ({ page }) => (
    <p>{`${page.audience}: ${page.sections.map(({ key, items }) => `${key} ${items.length}`).join(', ')}`}</p>
  ),
  FontSample,
  BankStatus,
};
