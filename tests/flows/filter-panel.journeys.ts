import { filterPanelMachine } from '#machines/filter-panel/filter-panel.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const toggle = (group: 'expertise' | 'city') => ({ type: 'group.toggle', group }) as const;

export const journeys = journeysOf({
  machine: filterPanelMachine,
  file: 'filter-panel/filter-panel.machine.ts',
  journeys: {
    '[FILTER-16] one group is open at a time, each with a text of its own'(open) {
      const panel = open();
      panel.isIn('dropdown.closed + sheet.shut', { context: { group: null, text: '' } });
      panel.rejects({ type: 'text.change', text: 'x' }, { type: 'panel.dismiss' }, { type: 'sheet.close' });
      panel.send(toggle('expertise'), { type: 'text.change', text: 'sail' });
      panel.isIn('dropdown.open + sheet.shut', { context: { group: 'expertise', text: 'sail' } });
      panel.send(toggle('city'));
      panel.isIn('dropdown.open + sheet.shut', { context: { group: 'city', text: '' } });
      panel.send({ type: 'text.change', text: 'ka' }, toggle('city'));
      panel.isIn('dropdown.closed + sheet.shut', { context: { group: null, text: '' } });
    },
    '[FILTER-17] a click outside closes the group'(open) {
      const panel = open();
      panel.send(toggle('city'), { type: 'text.change', text: 'ka' }, { type: 'panel.dismiss' });
      panel.isIn('dropdown.closed + sheet.shut', { context: { group: null, text: '' } });
    },
    '[LIMIT-02] on a narrow screen the sheet opens around them, and takes the open group along as it closes'(open) {
      const panel = open();
      panel.send({ type: 'sheet.open' });
      panel.isIn('dropdown.closed + sheet.shown');
      panel.rejects({ type: 'sheet.open' });
      panel.send(toggle('city'), { type: 'text.change', text: 'ka' });
      panel.isIn('dropdown.open + sheet.shown', { context: { group: 'city' } });
      panel.send(toggle('city'));
      panel.isIn('dropdown.closed + sheet.shown');
      panel.send(toggle('city'), { type: 'panel.dismiss' });
      panel.isIn('dropdown.closed + sheet.shown');
      panel.send(toggle('city'), { type: 'sheet.close' });
      panel.isIn('dropdown.closed + sheet.shut', { context: { group: null, text: '' } });
      panel.send({ type: 'sheet.open' }, { type: 'sheet.close' });
      panel.isIn('dropdown.closed + sheet.shut');
    },
  },
});
