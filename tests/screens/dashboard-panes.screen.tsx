import { useSelector } from '@xstate/react';
import { type DashboardPanesActor, dashboardPanesMachine } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import { isPreviewOpen, isSidebarOpen } from '#machines/dashboard-panes/dashboard-panes.view.ts';
import { flow } from '#tests/flows/dashboard-panes.flow.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { DashboardBar } from '#web/dashboard/dashboard-bar.tsx';
import { PreviewPane } from '#web/dashboard/preview-pane.tsx';
import { TabDrawer, TabList } from '#web/dashboard/tab-list.tsx';
import { beginFlows, parts } from './idle-dashboard.tsx';
import { onPage } from './on-page.tsx';

const creator = makeBlogCreator();

/** What a wide and a narrow page have of the panes, upon one. */
function Panes({ panes }: { panes: DashboardPanesActor }) {
  const actors = { ...flows, panes };
  const previewOpen = useSelector(panes, isPreviewOpen);
  const drawerOpen = useSelector(panes, isSidebarOpen);
  return (
    <>
      {[false, true].map((isWide) => (
        <DashboardBar key={`${isWide}`} {...{ actors, creator, isWide }} />
      ))}
      {drawerOpen ? <TabDrawer {...{ panes, creator }} /> : null}
      {previewOpen ? (
        <PreviewPane actors={actors} creator={creator} BlogPreview={parts.BlogPreview} today="2026-06-15" />
      ) : null}
    </>
  );
}
const flows = beginFlows({ creator });

export const screen: Screen<typeof dashboardPanesMachine> = {
  flow,
  machine: dashboardPanesMachine,
  render: (panes) => (
    <>
      {onPage(<Panes panes={panes} />)}
      <TabList panes={panes} creator={creator} />
    </>
  ),
};
