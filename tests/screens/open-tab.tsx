import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { DashboardActors } from '#machines/dashboard/dashboard.view.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { Confirmation } from '#web/dashboard/dashboard.tsx';
import type { DashboardParts, TabProps } from '#web/dashboard/dashboard-props.ts';
import { beginFlows, type Opening, parts } from './idle-dashboard.tsx';
import { onPage } from './on-page.tsx';

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
