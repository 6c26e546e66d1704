import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import type { StepName } from '#rules/application-fields.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const at = (part: string) => [['part', part]] as const;
const goes = (from: StepName, part: StepName) => ({ addressBar: { type: 'part.turn', part, from } });
const returns = (part: StepName) => ({ addressBar: { type: 'part.return', part } });
const passed = (...fields: string[]) => ({ report: { type: 'part.passed', fields } });
const passedYou = passed('fullName', 'username', 'email', 'phoneNumber');
const passedProfile = passed(
  ...['profilePicture', 'aboutMe', 'instagram', 'instagramFollowers', 'youtube', 'youtubeFollowers'],
  ...['tiktok', 'tiktokFollowers'],
);
const passedWork = passed('languages', 'expertises', 'locations', 'services');
const passedPayment = passed('legalEntity', 'taxNo', 'taxOffice', 'accountHolderName', 'iban', 'address');
const next = { type: 'part.next' } as const;
const back = { type: 'part.back' } as const;
const goTo = (step: StepName) => ({ type: 'part.open', step }) as const;

export const journeys = journeysOf({
  machine: applicationPartsMachine,
  file: 'application-parts/application-parts.machine.ts',
  listens: ['addressBar'],
  journeys: {
    '[APPLY-01, APPLY-02] goes through five parts with Next and Back, each a step in the history'(open) {
      const page = open({ parameters: [] });
      page.isIn('shown', { context: { step: 'you', field: null, passed: null } });
      page.rejects(back);
      page.send(next);
      page.isIn('shown', {
        effects: [passedYou, goes('you', 'profile')],
        context: { step: 'profile', field: null, passed: 'you' },
      });
      page.send(next, next, next);
      page.isIn('shown', {
        effects: [
          ...[passedProfile, goes('profile', 'work')],
          ...[passedWork, goes('work', 'payment')],
          ...[passedPayment, goes('payment', 'review')],
        ],
        context: { step: 'review', passed: 'payment' },
      });
      page.rejects(next);
      page.send(back);
      page.isIn('shown', { effects: [returns('payment')], context: { step: 'payment', field: null, passed: null } });
      page.send(back, back, back);
      page.isIn('shown', { effects: [returns('work'), returns('profile'), returns('you')], context: { step: 'you' } });
    },
    'opens a part by its number or by one of its fields'(open) {
      const page = open({ parameters: at('profile') });
      page.isIn('shown', { context: { step: 'profile' } });
      page.send(next, goTo('review'));
      page.isIn('shown', {
        effects: [passedProfile, goes('profile', 'work'), goes('work', 'review')],
        context: { step: 'review', field: null, passed: null },
      });
      page.rejects(goTo('review'));
      page.send({ type: 'field.find', field: 'serviceOffers' });
      page.isIn('shown', { effects: [goes('review', 'work')], context: { step: 'work', field: 'serviceOffers' } });
      page.send({ type: 'field.find', field: 'languages' });
      page.isIn('shown', { effects: [], context: { step: 'work', field: 'languages', passed: null } });
      page.send(goTo('you'), next, { type: 'field.find', field: 'iban' });
      page.isIn('shown', {
        effects: [goes('work', 'you'), passedYou, goes('you', 'profile'), goes('profile', 'payment')],
        context: { step: 'payment', field: 'iban', passed: null },
      });
      page.send(next);
      page.isIn('shown', {
        effects: [passedPayment, goes('payment', 'review')],
        context: { field: null, passed: 'payment' },
      });
    },
    'follows Back and Forward of the browser without writing the address'(open) {
      const page = open({ parameters: at('review') });
      page.send({ type: 'field.find', field: 'email' });
      page.isIn('shown', { effects: [goes('review', 'you')], context: { step: 'you', field: 'email' } });
      page.rejects({ type: 'address.change', parameters: at('you'), isReturn: false });
      page.rejects({ type: 'address.change', parameters: [], isReturn: true });
      page.send({ type: 'address.change', parameters: at('review'), isReturn: true });
      page.isIn('shown', { context: { step: 'review', field: null, passed: null } });
      page.send({ type: 'address.change', parameters: [['utm_source', 'mail'], ...at('work')], isReturn: true }, next);
      page.send({ type: 'address.change', parameters: at('nowhere'), isReturn: true });
      page.isIn('shown', { effects: [passedWork, goes('work', 'payment')], context: { step: 'you', passed: null } });
    },
  },
});
