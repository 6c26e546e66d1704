import { dashboardPanesMachine } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const choose = (tab: 'general' | 'sections' | 'trips') => ({ type: 'tab.choose', tab }) as const;
const writes = (...tabs: string[]) => ({
  effects: tabs.map((tab) => ({
    addressBar: { type: 'parameters.write', parameters: tab === 'general' ? [] : [['tab', tab]], isStep: true },
  })),
});
const zoom = (tenths: number) => ({ type: 'zoom.set', zoom: tenths }) as const;
const [openSidebar, closeSidebar, showPreview, hidePreview, toPhone, asSponsor] = [
  { type: 'sidebar.open' } as const,
  { type: 'sidebar.close' } as const,
  { type: 'preview.open' } as const,
  { type: 'preview.close' } as const,
  { type: 'width.set', width: 'phone' } as const,
  { type: 'audience.set', audience: 'sponsor' } as const,
];

export const journeys = journeysOf({
  machine: dashboardPanesMachine,
  file: 'dashboard-panes/dashboard-panes.machine.ts',
  listens: ['addressBar'],
  journeys: {
    '[DASH-10, DASH-11, DASH-15] opens with General Settings, and closes the sidebar when a tab is chosen'(open) {
      const panes = open();
      panes.isIn('sidebar.closed + preview.open', { context: { tab: 'general' } });
      panes.rejects(closeSidebar);
      panes.send(choose('trips'), openSidebar);
      panes.isIn('sidebar.open + preview.open', { ...writes('trips'), context: { tab: 'trips' } });
      panes.rejects(openSidebar);
      panes.send(closeSidebar);
      panes.isIn('sidebar.closed + preview.open', { context: { tab: 'trips' } });
      panes.send(hidePreview, openSidebar, closeSidebar, choose('general'));
      panes.isIn('sidebar.closed + preview.closed', { ...writes('general'), context: { tab: 'general' } });
      panes.send(showPreview, openSidebar, choose('sections'));
      panes.isIn('sidebar.closed + preview.open', { ...writes('sections'), context: { tab: 'sections' } });
    },
    'shows the tab of the address, and the first tab where it names none'(open) {
      const panes = open();
      const addressShows = (...parameters: [string, string][]) => ({ type: 'address.change', parameters }) as const;
      panes.send(openSidebar, addressShows(['tab', 'trips']));
      panes.isIn('sidebar.open + preview.open', { context: { tab: 'trips' } });
      for (const parameters of [[['tab', 'unknown']], [['other', 'sections']], []] as [string, string][][]) {
        panes.send(addressShows(['tab', 'profile']), addressShows(...parameters));
        panes.isIn('sidebar.open + preview.open', { context: { tab: 'general' } });
      }
    },
    'opens the tab of a part of the preview, until another tab is chosen'(open) {
      const panes = open();
      panes.send(openSidebar, hidePreview);
      for (const [tab, target] of [
        ['profile', { kind: 'head' }],
        ['sections', { kind: 'section', section: 'contact' }],
        ['trips', { kind: 'trip', trip: 'sea' }],
      ] as const) {
        panes.send({ type: 'part.open', target });
        panes.isIn('sidebar.open + preview.closed', {
          effects: [{ report: { type: 'part.opened', target } }, ...writes(tab).effects],
          context: { tab, openedPart: target },
        });
      }
      panes.send({ type: 'address.change', parameters: [['tab', 'trips']] });
      panes.isIn('sidebar.open + preview.closed', { context: { openedPart: { kind: 'trip', trip: 'sea' } } });
      panes.send(choose('general'));
      panes.isIn('sidebar.closed + preview.closed', { ...writes('general'), context: { openedPart: null } });
    },
    '[DASH-07, DASH-16, DASH-18] hides the preview and shows it again as it was'(open) {
      const panes = open();
      panes.rejects(showPreview);
      panes.send(toPhone, asSponsor, openSidebar, hidePreview, showPreview);
      for (const setting of [toPhone, asSponsor, zoom(7)]) {
        panes.send(setting);
        panes.isIn('sidebar.open + preview.open');
      }
      panes.send(closeSidebar, hidePreview);
      panes.rejects(hidePreview, zoom(9), { type: 'width.set', width: 'desktop' });
      panes.rejects({ type: 'audience.set', audience: 'owner' });
      panes.send(showPreview);
      panes.isIn('sidebar.closed + preview.open', { context: { zoom: 7, width: 'phone', audience: 'sponsor' } });
    },
    '[DASH-17] starts at a zoom of 0.7 and keeps it between 0.4 and 1, in tenths'(open) {
      const panes = open();
      panes.isIn('sidebar.closed + preview.open', {
        context: { zoom: 7, isFitted: true, width: 'desktop', audience: 'visitor' },
      });
      for (const [tenths, expected] of [
        [8, 8],
        [8.000000001, 8],
        [3, 4],
        [12, 10],
      ] as const) {
        panes.send(zoom(tenths));
        panes.isIn('sidebar.closed + preview.open', { context: { zoom: expected, isFitted: false } });
      }
    },
    'fits a desktop into the pane again, as large as it can be'(open) {
      const panes = open();
      panes.send(openSidebar, zoom(4), { type: 'zoom.fit' });
      panes.isIn('sidebar.open + preview.open', { context: { zoom: 10, isFitted: true } });
      panes.send(toPhone);
      panes.isIn('sidebar.open + preview.open', { context: { width: 'phone' } });
      panes.rejects({ type: 'zoom.fit' });
    },
  },
});
