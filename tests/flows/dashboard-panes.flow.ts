import { dashboardPanesMachine } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import { isSidebarOpen } from '#machines/dashboard-panes/dashboard-panes.view.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoDashboard } from './own-account.flow.ts';

const tabs = { general: 'General Settings', sections: 'Content Sections', trips: 'Trips & Experiences' };

export const flow = {
  model: modelOf({
    title: 'Dashboard panes',
    machine: dashboardPanesMachine,
    input: undefined,
    events: {
      'tab.choose': [{ tab: 'sections' }],
      'part.open': [{ target: { kind: 'head' } }],
      'address.change': [{ parameters: [['tab', 'sections']] }],
      'zoom.set': [{ zoom: 4 }],
      'width.set': [{ width: 'phone' }],
      'audience.set': [{ audience: 'sponsor' }],
    },
    answers: {},
    vertex: ({ width, isFitted }) => [width, isFitted],
  }),
  guide: { ...demoDashboard, conditions: { isDesktop: 'the preview is that of a desktop' } },
  words: {
    'tab.choose': ({ tab }) => `Press ${tabs[tab as keyof typeof tabs]}`,
    'part.open': 'Press the top of the page in the preview',
    'address.change': 'Press Back, or open an address with a tab',
    'sidebar.close': 'Close the settings',
    'preview.close': 'Press Hide Preview, or close the preview',
    'zoom.set': ({ zoom }) => `Set the zoom to ${Math.round(zoom * 10)}%`,
  },
  shown: {
    texts: {
      'sidebar.closed + preview.open': ['Hide Preview', 'Live Preview'],
      'sidebar.closed + preview.closed': ['Show Preview'],
      'sidebar.open + preview.open': ['Settings', 'Hide Preview', 'Live Preview'],
      'sidebar.open + preview.closed': ['Settings', 'Show Preview'],
    },
  },
  gestures: {
    'tab.choose': ({ press }) => press(/^Content Sections/),
    'sidebar.open': ({ press }) => press('Open the settings'),
    'sidebar.close': ({ press }) => press('Close'),
    'preview.open': ({ press }) => press('Show Preview'),
    'preview.close': ({ press }) => press('Close the preview'),
    'zoom.set': ({ fill }, { zoom }) => fill('Zoom', String(zoom / 10)),
    'zoom.fit': ({ press }) => press('Fit to width'),
    'width.set': ({ press }) => press('Phone'),
    'audience.set': ({ press }) => press('Sponsor'),
  },
  elsewhere: { 'address.change': 'the address bar', 'part.open': 'the drawn preview' },
  /** An open sidebar covers the page. */
  isOffered: (snapshot, { type }) =>
    isSidebarOpen(snapshot as never) ? type === 'tab.choose' || type === 'sidebar.close' : true,
} satisfies Flow;
