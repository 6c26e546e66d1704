import { optionCountsMachine } from '#machines/option-counts/option-counts.machine.ts';
import { noWish } from '#rules/directory.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const sailing = { ...noWish, expertise: ['sailing'] };
const options = { offer: ['press-trip', 'takeover'], city: ['Kaş', 'Monaco'] };
const counted = [
  { option: 'press-trip', count: 2, inAll: 3 },
  { option: 'takeover', count: 0, inAll: 0 },
];
const numbers = { counts: { 'press-trip': 2, takeover: 0 }, unheld: ['takeover'] };
const none = { counts: {}, unheld: [] };
const ofOffers = { wish: noWish, group: 'offer', options: options.offer };

type Counts = Run<typeof optionCountsMachine>;
const tell = (told: object) => ({ type: 'question.tell', told }) as never;
const asked = (open: Open<typeof optionCountsMachine>): Counts => {
  const counts = open();
  counts.send(tell({ wish: noWish }), tell({ options }), tell({ group: 'offer' }));
  return counts;
};
const answered = (open: Open<typeof optionCountsMachine>): Counts => {
  const counts = asked(open);
  counts.answer('countOptions', counted);
  return counts;
};

export const journeys = journeysOf({
  machine: optionCountsMachine,
  file: 'option-counts/option-counts.machine.ts',
  journeys: {
    'the options of a group are counted once it is unfolded, and all that is asked for is known'(open) {
      const counts = open();
      counts.isIn('idle', { context: { wish: null, group: null, options: {}, ...none } });
      counts.send(tell({ group: 'offer' }));
      counts.isIn('idle', { context: { group: 'offer' } });
      counts.send(tell({ wish: noWish }));
      counts.isIn('idle', { context: { wish: noWish } });
      counts.send(tell({ options: { offer: [] } }));
      counts.isIn('idle');
      counts.send(tell({ options }));
      counts.isIn('loading', { calls: { countOptions: ofOffers }, context: { options, ...none } });
      counts.answer('countOptions', counted);
      counts.isIn('ready', { context: numbers });
    },
    'what is no news asks for nothing; a group beside the one that is unfolded is remembered'(open) {
      const counts = answered(open);
      counts.send(tell({ wish: { ...noWish } }), tell({ options: { offer: options.offer } }), tell({ group: 'offer' }));
      counts.isIn('ready', { context: numbers });
      counts.send(tell({ options: { language: ['tr'] } }));
      counts.isIn('ready', { context: { ...numbers, options: { ...options, language: ['tr'] } } });
      const waiting = asked(open);
      waiting.isIn('loading', { calls: { countOptions: ofOffers } });
      waiting.send(tell({ options: { language: ['tr'] } }));
      waiting.isIn('loading', { calls: { countOptions: ofOffers }, same: ['countOptions'] });
    },
    'no number stands there that is not true: another wish takes them away until they are counted anew'(open) {
      const counts = answered(open);
      counts.send(tell({ wish: null }));
      counts.isIn('idle', { context: { wish: null, counts: {}, unheld: ['takeover'] } });
      counts.send(tell({ wish: sailing }));
      counts.isIn('loading', {
        calls: { countOptions: { ...ofOffers, wish: sailing } },
        context: { counts: {}, unheld: ['takeover'] },
      });
      counts.send(tell({ wish: noWish }));
      counts.isIn('loading', { calls: { countOptions: ofOffers }, restarted: ['countOptions'] });
      counts.answer('countOptions', [{ option: 'press-trip', count: 1, inAll: 1 }]);
      counts.isIn('ready', { context: { counts: { 'press-trip': 1 }, unheld: [] } });
    },
    'another group has numbers of its own; of the cities those that were found are counted too'(open) {
      const counts = answered(open);
      counts.send(tell({ group: 'city' }));
      const ofCities = { wish: noWish, group: 'city', options: options.city };
      counts.isIn('loading', { calls: { countOptions: ofCities }, context: { group: 'city', ...none } });
      counts.answer('countOptions', []);
      counts.send(tell({ options: { found: ['Monaco', 'Kastamonu'] } }));
      const ofFound = { ...ofCities, options: ['Kaş', 'Monaco', 'Kastamonu'] };
      counts.isIn('loading', { calls: { countOptions: ofFound } });
      counts.send(tell({ group: null }));
      counts.isIn('idle', { context: { group: null, ...none } });
      counts.send(tell({ group: 'offer' }));
      counts.isIn('loading', { calls: { countOptions: ofOffers } });
    },
    'what could not be counted is offered without numbers, and counted with the next search'(open) {
      const counts = asked(open);
      counts.fail('countOptions');
      counts.isIn('uncounted', { context: none });
      counts.send(tell({ wish: sailing }));
      counts.isIn('loading', { calls: { countOptions: { ...ofOffers, wish: sailing } } });
    },
  },
});
