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
      page.sees('shown', { holds: { step: 'you', field: null, passed: null } });
      page.refuses(back);
      page.send(next);
      page.sees('shown', { did: [turn('you', 'profile')], holds: { step: 'profile', field: null, passed: 'you' } });
      page.send(next, next, next);
      page.sees('shown', {
        did: [turn('profile', 'work'), turn('work', 'payment'), turn('payment', 'review')],
        holds: { step: 'review', passed: 'payment' },
      });
      page.refuses(next);
      page.send(back);
      page.sees('shown', { did: [ret('payment')], holds: { step: 'payment', field: null, passed: null } });
      page.send(back, back, back);
      page.sees('shown', { did: [ret('work'), ret('profile'), ret('you')], holds: { step: 'you' } });
    },
    'a part is found by its number, or by a field that stands in it; what is here already is no step'(open) {
      const page = open({ parameters: at('profile') });
      page.sees('shown', { holds: { step: 'profile' } });
      page.send(next, { type: 'part.open', step: 'review' });
      page.sees('shown', {
        did: [turn('profile', 'work'), turn('work', 'review')],
        holds: { step: 'review', field: null, passed: null },
      });
      page.refuses({ type: 'part.open', step: 'review' });
      page.send({ type: 'field.find', field: 'serviceOffers' });
      page.sees('shown', { did: [turn('review', 'work')], holds: { step: 'work', field: 'serviceOffers' } });
      page.send({ type: 'field.find', field: 'languages' });
      page.sees('shown', { did: [], holds: { step: 'work', field: 'languages', passed: null } });
      page.send({ type: 'part.open', step: 'you' }, next, { type: 'field.find', field: 'iban' });
      page.sees('shown', {
        did: [turn('work', 'you'), turn('you', 'profile'), turn('profile', 'payment')],
        holds: { step: 'payment', field: 'iban', passed: null },
      });
      page.send(next);
      page.sees('shown', { did: [turn('payment', 'review')], holds: { field: null, passed: 'payment' } });
    },
    'Back and Forward of the browser lead to the part that the address names, and write nothing'(open) {
      const page = open({ parameters: at('review') });
      page.send({ type: 'field.find', field: 'email' });
      page.sees('shown', { did: [turn('review', 'you')], holds: { step: 'you', field: 'email' } });
      page.refuses({ type: 'address.change', parameters: at('you'), isReturn: false });
      page.refuses({ type: 'address.change', parameters: [], isReturn: true });
      page.send({ type: 'address.change', parameters: at('review'), isReturn: true });
      page.sees('shown', { did: [], holds: { step: 'review', field: null, passed: null } });
      page.send({ type: 'address.change', parameters: [['utm_source', 'mail'], ...at('work')], isReturn: true }, next);
      page.send({ type: 'address.change', parameters: at('nowhere'), isReturn: true });
      page.sees('shown', { did: [turn('work', 'payment')], holds: { step: 'you', passed: null } });
    },
  },
});
