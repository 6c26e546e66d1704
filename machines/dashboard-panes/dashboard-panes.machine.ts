import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Audience } from '#contract/blog-page.ts';
import type { Parameters } from '#rules/parameters.ts';
import type { AddressBar, AddressOrder } from '../address-bar.ts';
import type { PreviewPart } from '../blog-editing/preview-target.ts';
import { report } from '../report.ts';

export const dashboardTabs = ['general', 'profile', 'sections', 'trips'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export const previewWidths = ['desktop', 'phone'] as const;
type PreviewWidth = (typeof previewWidths)[number];
export const previewAudiences = ['visitor', 'sponsor', 'owner'] as const satisfies readonly Audience[];
type PreviewAudience = (typeof previewAudiences)[number];

export interface Context {
  tab: DashboardTab;
  zoom: number;
  /** The preview is drawn at most as wide as its pane, until a zoom is chosen. */
  isFitted: boolean;
  width: PreviewWidth;
  audience: PreviewAudience;
  /** The part of the preview whose settings were opened last; null once another tab was chosen. */
  openedPart: PreviewPart | null;
}

const parametersOf = (tab: DashboardTab): Parameters => (tab === 'general' ? [] : [['tab', tab]]);
const tabIn = (parameters: Parameters): DashboardTab =>
  dashboardTabs.find((tab) => parameters.some(([name, value]) => name === 'tab' && value === tab)) ?? 'general';

const tabOf = ({ kind }: PreviewPart): DashboardTab =>
  (({ head: 'profile', section: 'sections', trip: 'trips' }) as const)[kind];

export type PanesReport = { type: 'part.opened'; target: PreviewPart };

/** Zoom is counted in tenths. */
export const [minZoom, maxZoom] = [4, 10];

/** The tabs, the sidebar of narrow screens, and the preview with its width and audience. */
export const dashboardPanesMachine = setup({
  types: {} as {
    context: Context;
    events:
      | { type: 'tab.choose'; tab: DashboardTab }
      | { type: 'part.open'; target: PreviewPart }
      | { type: 'address.change'; parameters: Parameters }
      | { type: 'sidebar.open' }
      | { type: 'sidebar.close' }
      | { type: 'preview.open' }
      | { type: 'preview.close' }
      | { type: 'zoom.set'; zoom: number }
      | { type: 'zoom.fit' }
      | { type: 'width.set'; width: PreviewWidth }
      | { type: 'audience.set'; audience: PreviewAudience };
    children: { addressBar: 'addressBar' };
  },
  actors: { addressBar: fromCallback<AddressOrder>(() => {}) satisfies AddressBar },
  guards: { isDesktop: ({ context }) => context.width === 'desktop' },
  actions: {
    writeTab: sendTo('addressBar', (_, tab: DashboardTab) => ({
      type: 'parameters.write',
      parameters: parametersOf(tab),
      isStep: true,
    })),
    rememberTab: assign(({ context }, tab: DashboardTab) => (tab === context.tab ? {} : { tab, openedPart: null })),
    rememberPart: assign((_, openedPart: PreviewPart) => ({ openedPart })),
    report: report<PanesReport>(),
    rememberZoom: assign((_, zoom: number) => ({
      zoom: Math.min(maxZoom, Math.max(minZoom, Math.round(zoom))),
      isFitted: false,
    })),
    fitZoom: assign({ zoom: maxZoom, isFitted: true }),
    rememberWidth: assign((_, width: PreviewWidth) => ({ width })),
    rememberAudience: assign((_, audience: PreviewAudience) => ({ audience })),
  },
}).createMachine({
  id: 'dashboardPanes',
  context: { tab: 'general', zoom: 7, isFitted: true, width: 'desktop', audience: 'visitor', openedPart: null },
  invoke: { id: 'addressBar', src: 'addressBar' },
  on: {
    'address.change': { actions: { type: 'rememberTab', params: ({ event }) => tabIn(event.parameters) } },
    'part.open': {
      actions: [
        { type: 'rememberTab', params: ({ event }) => tabOf(event.target) },
        { type: 'writeTab', params: ({ event }) => tabOf(event.target) },
        { type: 'report', params: ({ event }) => ({ type: 'part.opened', target: event.target }) },
        { type: 'rememberPart', params: ({ event }) => event.target },
      ],
    },
  },
  type: 'parallel',
  states: {
    sidebar: {
      initial: 'closed',
      on: {
        'tab.choose': {
          target: '.closed',
          actions: [
            { type: 'rememberTab', params: ({ event }) => event.tab },
            { type: 'writeTab', params: ({ event }) => event.tab },
          ],
        },
      },
      states: {
        closed: { on: { 'sidebar.open': 'open' } },
        open: { on: { 'sidebar.close': 'closed' } },
      },
    },
    preview: {
      initial: 'open',
      states: {
        open: {
          on: {
            'preview.close': 'closed',
            'zoom.set': { actions: { type: 'rememberZoom', params: ({ event }) => event.zoom } },
            'zoom.fit': { guard: 'isDesktop', actions: 'fitZoom' },
            'width.set': { actions: { type: 'rememberWidth', params: ({ event }) => event.width } },
            'audience.set': { actions: { type: 'rememberAudience', params: ({ event }) => event.audience } },
          },
        },
        closed: { on: { 'preview.open': 'open' } },
      },
    },
  },
});

export type DashboardPanesActor = ActorRefFrom<typeof dashboardPanesMachine>;
export type DashboardPanesSnapshot = SnapshotFrom<typeof dashboardPanesMachine>;
