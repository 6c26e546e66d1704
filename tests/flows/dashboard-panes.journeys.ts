import { dashboardPanesMachine } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

export const journeys = journeysOf({
  machine: dashboardPanesMachine,
  file: 'dashboard-panes/dashboard-panes.machine.ts',
  journeys: {
    '[DASH-10, DASH-11, DASH-15] General Settings comes first; a tab that is chosen closes what lies over the page'(
      open,
    ) {
      const panes = open();
      panes.isIn('sidebar.closed + preview.open', { context: { tab: 'general' } });
      panes.rejects({ type: 'sidebar.close' });
      panes.send({ type: 'tab.choose', tab: 'trips' });
      panes.isIn('sidebar.closed + preview.open', { context: { tab: 'trips' } });
      panes.send({ type: 'sidebar.open' });
      panes.isIn('sidebar.open + preview.open');
      panes.rejects({ type: 'sidebar.open' });
      panes.send({ type: 'sidebar.close' });
      panes.isIn('sidebar.closed + preview.open', { context: { tab: 'trips' } });
      panes.send({ type: 'preview.close' }, { type: 'sidebar.open' }, { type: 'sidebar.close' });
      panes.isIn('sidebar.closed + preview.closed');
      panes.send({ type: 'tab.choose', tab: 'general' });
      panes.isIn('sidebar.closed + preview.closed');
      panes.send({ type: 'preview.open' }, { type: 'sidebar.open' }, { type: 'tab.choose', tab: 'sections' });
      panes.isIn('sidebar.closed + preview.open', { context: { tab: 'sections' } });
    },
    '[DASH-07, DASH-16, DASH-18] the preview is shown until it is hidden, and comes back as it was'(open) {
      const panes = open();
      panes.rejects({ type: 'preview.open' });
      panes.send({ type: 'width.set', width: 'phone' }, { type: 'audience.set', audience: 'sponsor' });
      panes.send({ type: 'sidebar.open' }, { type: 'preview.close' }, { type: 'preview.open' });
      panes.isIn('sidebar.open + preview.open');
      panes.send({ type: 'width.set', width: 'phone' });
      panes.isIn('sidebar.open + preview.open');
      panes.send({ type: 'audience.set', audience: 'sponsor' });
      panes.isIn('sidebar.open + preview.open');
      panes.send({ type: 'zoom.set', zoom: 7 });
      panes.isIn('sidebar.open + preview.open');
      panes.send({ type: 'sidebar.close' }, { type: 'preview.close' });
      panes.isIn('sidebar.closed + preview.closed');
      panes.rejects({ type: 'preview.close' }, { type: 'zoom.set', zoom: 9 }, { type: 'width.set', width: 'desktop' });
      panes.rejects({ type: 'audience.set', audience: 'owner' });
      panes.send({ type: 'preview.open' });
      panes.isIn('sidebar.closed + preview.open', { context: { zoom: 7, width: 'phone', audience: 'sponsor' } });
    },
    '[DASH-17] the zoom begins at 0.7 and stays between 0.4 and 1, in tenths'(open) {
      const panes = open();
      panes.isIn('sidebar.closed + preview.open', { context: { zoom: 7, width: 'desktop', audience: 'visitor' } });
      for (const [asked, given] of [
        [8, 8],
        [8.000000001, 8],
        [3, 4],
        [12, 10],
      ] as const) {
        panes.send({ type: 'zoom.set', zoom: asked });
        panes.isIn('sidebar.closed + preview.open', { context: { zoom: given } });
      }
    },
  },
});
