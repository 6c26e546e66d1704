import { assign, setup } from 'xstate';
import type { FilterName } from '#contract/directory-choices.ts';
import { report } from '../report.ts';

export interface FilterPanelReport {
  type: 'group.changed';
  group: FilterName | null;
}

const filterPanel = setup({
  types: {} as {
    context: { group: FilterName | null; text: string };
    events:
      | { type: 'group.toggle'; group: FilterName }
      | { type: 'text.change'; text: string }
      | { type: 'panel.dismiss' }
      | { type: 'sheet.open' }
      | { type: 'sheet.close' };
  },
  actions: {
    openGroup: assign((_, group: FilterName) => ({ group, text: '' })),
    closeGroup: assign({ group: null, text: '' }),
    report: report<FilterPanelReport>(),
    changeText: assign((_, text: string) => ({ text })),
  },
  guards: { isOpenGroup: ({ context }, group: FilterName) => context.group === group },
});

const open = [
  { type: 'openGroup', params: ({ event }: { event: { group: FilterName } }) => event.group },
  {
    type: 'report',
    params: ({ event }: { event: { group: FilterName } }) => ({ type: 'group.changed', group: event.group }) as const,
  },
] as const;
const close = ['closeGroup', { type: 'report', params: { type: 'group.changed', group: null } }] as const;

/** One group of filters is open at a time; on narrow screens a sheet surrounds them all. */
export const filterPanelMachine = filterPanel.createMachine({
  id: 'filterPanel',
  context: { group: null, text: '' },
  type: 'parallel',
  states: {
    dropdown: {
      initial: 'closed',
      states: {
        closed: { on: { 'group.toggle': { target: 'open', actions: open } } },
        open: {
          on: {
            'group.toggle': [
              {
                guard: { type: 'isOpenGroup', params: ({ event }) => event.group },
                target: 'closed',
                actions: close,
              },
              { actions: open },
            ],
            'text.change': { actions: { type: 'changeText', params: ({ event }) => event.text } },
            'panel.dismiss': { target: 'closed', actions: close },
            'sheet.close': { target: 'closed', actions: close },
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
