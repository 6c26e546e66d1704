import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { FilterGroup } from '#rules/directory.ts';

export type PanelGroup = FilterGroup | 'there' | 'minTripCount';

const filterPanel = setup({
  types: {} as {
    context: { group: PanelGroup | null; text: string };
    events:
      | { type: 'group.toggle'; group: PanelGroup }
      | { type: 'text.change'; text: string }
      | { type: 'panel.dismiss' }
      | { type: 'sheet.open' }
      | { type: 'sheet.close' };
  },
  actions: {
    openGroup: assign((_, group: PanelGroup) => ({ group, text: '' })),
    closeGroup: assign({ group: null, text: '' }),
    changeText: assign((_, text: string) => ({ text })),
  },
  guards: { isOpenGroup: ({ context }, group: PanelGroup) => context.group === group },
});

/** What of the filters is unfolded: one group at a time, and on narrow screens a sheet around them all. */
export const filterPanelMachine = filterPanel.createMachine({
  id: 'filterPanel',
  context: { group: null, text: '' },
  type: 'parallel',
  states: {
    dropdown: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'group.toggle': { target: 'open', actions: { type: 'openGroup', params: ({ event }) => event.group } },
          },
        },
        open: {
          on: {
            'group.toggle': [
              {
                guard: { type: 'isOpenGroup', params: ({ event }) => event.group },
                target: 'closed',
                actions: 'closeGroup',
              },
              { actions: { type: 'openGroup', params: ({ event }) => event.group } },
            ],
            'text.change': { actions: { type: 'changeText', params: ({ event }) => event.text } },
            'panel.dismiss': { target: 'closed', actions: 'closeGroup' },
            'sheet.close': { target: 'closed', actions: 'closeGroup' },
          },
        },
      },
    },
    sheet: {
      initial: 'shut',
      states: { shut: { on: { 'sheet.open': 'shown' } }, shown: { on: { 'sheet.close': 'shut' } } },
    },
  },
});

export type FilterPanelActor = ActorRefFrom<typeof filterPanelMachine>;
export type FilterPanelSnapshot = SnapshotFrom<typeof filterPanelMachine>;
