import { filterPanelMachine } from '#machines/filter-panel/filter-panel.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const toggle = (group: 'expertise' | 'city') => ({ type: 'group.toggle', group }) as const;
const type = (text: string) => ({ type: 'text.change', text }) as const;
const dismiss = { type: 'panel.dismiss' } as const;
const openSheet = { type: 'sheet.open' } as const;
const closeSheet = { type: 'sheet.close' } as const;
const folded = { context: { group: null, text: '' } };
const reports = (...groups: (string | null)[]) => ({
  effects: groups.map((group) => ({ report: { type: 'group.changed', group } })),
});

export const journeys = journeysOf({
  machine: filterPanelMachine,
  file: 'filter-panel/filter-panel.machine.ts',
  journeys: {
    '[FILTER-16] opens one group at a time, each with its own search text'(open) {
      const panel = open();
      panel.isIn('dropdown.closed + sheet.shut', folded);
      panel.rejects(type('x'), dismiss, closeSheet);
      panel.send(toggle('expertise'), type('sail'));
      panel.isIn('dropdown.open + sheet.shut', {
        ...reports('expertise'),
        context: { group: 'expertise', text: 'sail' },
      });
      panel.send(toggle('city'));
      panel.isIn('dropdown.open + sheet.shut', { ...reports('city'), context: { group: 'city', text: '' } });
      panel.send(type('ka'), toggle('city'));
      panel.isIn('dropdown.closed + sheet.shut', { ...reports(null), ...folded });
    },
    '[FILTER-17] closes the group after a click outside'(open) {
      const panel = open();
      panel.send(toggle('city'), type('ka'), dismiss);
      panel.isIn('dropdown.closed + sheet.shut', { ...reports('city', null), ...folded });
    },
    '[LIMIT-02] opens the filters in a sheet on a narrow screen, and closes the group with it'(open) {
      const panel = open();
      panel.send(openSheet);
      panel.rejects(openSheet);
      panel.send(toggle('city'), type('ka'));
      panel.isIn('dropdown.open + sheet.shown', { ...reports('city'), context: { group: 'city' } });
      for (const close of [toggle('city'), dismiss]) {
        panel.send(close);
        panel.isIn('dropdown.closed + sheet.shown', reports(null));
        panel.send(toggle('city'));
        panel.isIn('dropdown.open + sheet.shown', reports('city'));
      }
      panel.send(closeSheet);
      panel.isIn('dropdown.closed + sheet.shut', { ...reports(null), ...folded });
    },
  },
});
