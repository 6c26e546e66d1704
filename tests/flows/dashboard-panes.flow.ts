import { dashboardPanesMachine } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Panes of the dashboard',
    machine: dashboardPanesMachine,
    input: undefined,
    events: {
      'tab.choose': [{ tab: 'sections' }],
      'sidebar.open': [{}],
      'sidebar.close': [{}],
      'preview.open': [{}],
      'preview.close': [{}],
      'zoom.set': [{ zoom: 4 }],
      'width.set': [{ width: 'phone' }],
      'audience.set': [{ audience: 'sponsor' }],
    },
    answers: {},
  }),
  words: {
    'tab.choose': ({ tab }) => `Press the tab of ${tab}`,
    'sidebar.open': 'Press Open the settings',
    'sidebar.close': 'Close the settings',
    'preview.open': 'Press Show Preview',
    'preview.close': 'Press Hide Preview, or close the preview',
    'zoom.set': ({ zoom }) => `Set the zoom to ${zoom} tenths`,
    'width.set': ({ width }) => `Press ${width}`,
    'audience.set': ({ audience }) => `Choose to view as a ${audience}`,
  },
} satisfies Flow;
