import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import type { StepName } from '#rules/application-steps.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const at = (part: string) => [['part', part]] as const;
const turn = (from: StepName, part: StepName) => ({ addressBar: { type: 'part.turn', part, from } });
const ret = (part: StepName) => ({ addressBar: { type: 'part.return', part } });
const back = { type: 'part.back' } as const;
const next = { type: 'part.next' } as const;

export const journeys = journeysOf({
  machine: applicationPartsMachine,
  file: 'application-parts/application-parts.machine.ts',
  listens: ['addressBar'],
  journeys: {
    '[APPLY-01, APPLY-02] Next leads through five parts, gaps or none, and is a step in the history; Back leads the same way'(
      open,
    ) {
      const page = open({ parameters: [] });
      page.isIn('shown', { context: { step: 'you', field: null, passed: null } });
      page.rejects(back);
      page.send(next);
      page.isIn('shown', {
        effects: [turn('you', 'profile')],
        context: { step: 'profile', field: null, passed: 'you' },
      });
      page.send(next, next, next);
      page.isIn('shown', {
        effects: [turn('profile', 'work'), turn('work', 'payment'), turn('payment', 'review')],
        context: { step: 'review', passed: 'payment' },
      });
      page.rejects(next);
      page.send(back);
      page.isIn('shown', { effects: [ret('payment')], context: { step: 'payment', field: null, passed: null } });
      page.send(back, back, back);
      page.isIn('shown', { effects: [ret('work'), ret('profile'), ret('you')], context: { step: 'you' } });
    },
    'a part is found by its number, or by a field that stands in it; what is here already is no step'(open) {
      const page = open({ parameters: at('profile') });
      page.isIn('shown', { context: { step: 'profile' } });
      page.send(next, { type: 'part.open', step: 'review' });
      page.isIn('shown', {
        effects: [turn('profile', 'work'), turn('work', 'review')],
        context: { step: 'review', field: null, passed: null },
      });
      page.rejects({ type: 'part.open', step: 'review' });
      page.send({ type: 'field.find', field: 'serviceOffers' });
      page.isIn('shown', { effects: [turn('review', 'work')], context: { step: 'work', field: 'serviceOffers' } });
      page.send({ type: 'field.find', field: 'languages' });
      page.isIn('shown', { effects: [], context: { step: 'work', field: 'languages', passed: null } });
      page.send({ type: 'part.open', step: 'you' }, next, { type: 'field.find', field: 'iban' });
      page.isIn('shown', {
        effects: [turn('work', 'you'), turn('you', 'profile'), turn('profile', 'payment')],
        context: { step: 'payment', field: 'iban', passed: null },
      });
      page.send(next);
      page.isIn('shown', { effects: [turn('payment', 'review')], context: { field: null, passed: 'payment' } });
    },
    'Back and Forward of the browser lead to the part that the address names, and write nothing'(open) {
      const page = open({ parameters: at('review') });
      page.send({ type: 'field.find', field: 'email' });
      page.isIn('shown', { effects: [turn('review', 'you')], context: { step: 'you', field: 'email' } });
      page.rejects({ type: 'address.change', parameters: at('you'), isReturn: false });
      page.rejects({ type: 'address.change', parameters: [], isReturn: true });
      page.send({ type: 'address.change', parameters: at('review'), isReturn: true });
      page.isIn('shown', { effects: [], context: { step: 'review', field: null, passed: null } });
      page.send({ type: 'address.change', parameters: [['utm_source', 'mail'], ...at('work')], isReturn: true }, next);
      page.send({ type: 'address.change', parameters: at('nowhere'), isReturn: true });
      page.isIn('shown', { effects: [turn('work', 'payment')], context: { step: 'you', passed: null } });
    },
  },
});
