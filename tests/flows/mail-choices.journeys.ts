import { mailChoicesMachine } from '#machines/mail-choices/mail-choices.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const retry = { type: 'call.retry' } as const;
const toggle = { type: 'kind.toggle', kind: 'stay.offered' } as const;
const message = 'Network Error';
const saving = (muted: 'stay.offered'[]) => ({
  calls: { saveMailChoices: { muted } },
  context: { muted, message: null },
});

export const journeys = journeysOf({
  machine: mailChoicesMachine,
  file: 'mail-choices/mail-choices.machine.ts',
  journeys: {
    'turns the emails of a kind off and on'(open) {
      const page = open();
      page.isIn('loading', { calls: { readMailChoices: undefined }, context: { muted: [], message: null } });
      page.rejects(toggle, retry);
      page.answer('readMailChoices', { muted: ['stay.note'] });
      page.isIn('ready', { context: { muted: ['stay.note'] } });
      page.rejects(retry);
      page.send(toggle);
      page.isIn('saving', {
        calls: { saveMailChoices: { muted: ['stay.note', 'stay.offered'] } },
        context: { muted: ['stay.note', 'stay.offered'] },
      });
      page.rejects(toggle, retry);
      page.answer('saveMailChoices', { muted: ['stay.offered'] });
      page.isIn('saved', { context: { muted: ['stay.offered'] } });
      page.rejects(retry);
      page.send(toggle);
      page.isIn('saving', saving([]));
      page.answer('saveMailChoices', { muted: [] });
      page.isIn('saved', { context: { muted: [] } });
    },
    'says why a call failed, and tries again'(open) {
      const page = open();
      page.fail('readMailChoices', { message });
      page.isIn('failed', { context: { message } });
      page.rejects(toggle);
      page.send(retry);
      page.isIn('loading', { calls: { readMailChoices: undefined }, context: { message: null } });
      page.answer('readMailChoices', { muted: [] });
      page.send(toggle);
      page.fail('saveMailChoices', { message });
      page.isIn('unsaved', { context: { muted: ['stay.offered'], message } });
      page.rejects(toggle);
      page.send(retry);
      page.isIn('saving', saving(['stay.offered']));
    },
  },
});
