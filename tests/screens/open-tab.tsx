import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import type { BlogChoices } from '#contract/blog.ts';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { blogMapMachine } from '#machines/blog-map/blog-map.machine.ts';
import { blogProfileMachine } from '#machines/blog-profile/blog-profile.machine.ts';
import { blogVisitsMachine } from '#machines/blog-visits/blog-visits.machine.ts';
import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { coverUploadMachine } from '#machines/cover-upload/cover-upload.machine.ts';
import { dashboardPanesMachine } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import { ownAccountMachine } from '#machines/own-account/own-account.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { factsOf } from '#machines/rules/blog-facts.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { Confirmation } from '#web/dashboard/confirmation.tsx';
import type { DashboardActors, DashboardParts, TabProps } from '#web/dashboard/dashboard-props.ts';
import { idleFlows, parts } from './idle-dashboard.tsx';
import { onPage } from './on-page.tsx';

interface Opening {
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

interface TestedTabProps extends TabProps {
  actors: DashboardActors;
  parts: DashboardParts;
}

/** A tab of the dashboard over its flows. */
export function openTab(Tab: ComponentType<TestedTabProps>, { creator = makeBlogCreator(), ...opening }: Opening = {}) {
  const actors = beginFlows({ creator, ...opening });
  const { editing } = actors;
  render(
    <MemoryRouter>
      {onPage(<Tab editing={editing} creator={creator} actors={actors} parts={parts} />)}
      <Confirmation {...actors} />
    </MemoryRouter>,
  );
  return { ...actors, draft: () => editing.getSnapshot().context.draft };
}
