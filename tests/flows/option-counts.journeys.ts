import { optionCountsMachine } from '#machines/option-counts/option-counts.machine.ts';
import { noWish } from '#rules/directory.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';

const sailing = { ...noWish, expertise: ['sailing'] };
const options = { offer: ['press-trip', 'takeover'], city: ['Kaş', 'Monaco'] };
const counted = [
  { option: 'press-trip', count: 2, inAll: 3 },
  { option: 'takeover', count: 0, inAll: 0 },
];
const numbers = { counts: { 'press-trip': 2, takeover: 0 }, unheld: ['takeover'] };
const none = { counts: {}, unheld: [] };
const ofOffers = { wish: noWish, group: 'offer', options: options.offer };

type Counts = Hand<typeof optionCountsMachine>;
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
      counts.sees('idle', { holds: { wish: null, group: null, options: {}, ...none } });
      counts.send(tell({ group: 'offer' }));
      counts.sees('idle', { holds: { group: 'offer' } });
      counts.send(tell({ wish: noWish }));
      counts.sees('idle', { holds: { wish: noWish } });
      counts.send(tell({ options: { offer: [] } }));
      counts.sees('idle');
      counts.send(tell({ options }));
      counts.sees('loading', { calls: { countOptions: ofOffers }, holds: { options, ...none } });
      counts.answer('countOptions', counted);
      counts.sees('ready', { holds: numbers });
    },
    'what is no news asks for nothing; a group beside the one that is unfolded is remembered'(open) {
      const counts = answered(open);
      counts.send(tell({ wish: { ...noWish } }), tell({ options: { offer: options.offer } }), tell({ group: 'offer' }));
      counts.sees('ready', { holds: numbers });
      counts.send(tell({ options: { language: ['tr'] } }));
      counts.sees('ready', { holds: { ...numbers, options: { ...options, language: ['tr'] } } });
      const waiting = asked(open);
      waiting.sees('loading', { calls: { countOptions: ofOffers } });
      waiting.send(tell({ options: { language: ['tr'] } }));
      waiting.sees('loading', { calls: { countOptions: ofOffers }, kept: ['countOptions'] });
    },
    'no number stands there that is not true: another wish takes them away until they are counted anew'(open) {
      const counts = answered(open);
      counts.send(tell({ wish: null }));
      counts.sees('idle', { holds: { wish: null, counts: {}, unheld: ['takeover'] } });
      counts.send(tell({ wish: sailing }));
      counts.sees('loading', {
        calls: { countOptions: { ...ofOffers, wish: sailing } },
        holds: { counts: {}, unheld: ['takeover'] },
      });
      counts.send(tell({ wish: noWish }));
      counts.sees('loading', { calls: { countOptions: ofOffers }, anew: ['countOptions'] });
      counts.answer('countOptions', [{ option: 'press-trip', count: 1, inAll: 1 }]);
      counts.sees('ready', { holds: { counts: { 'press-trip': 1 }, unheld: [] } });
    },
    'another group has numbers of its own; of the cities those that were found are counted too'(open) {
      const counts = answered(open);
      counts.send(tell({ group: 'city' }));
      const ofCities = { wish: noWish, group: 'city', options: options.city };
      counts.sees('loading', { calls: { countOptions: ofCities }, holds: { group: 'city', ...none } });
      counts.answer('countOptions', []);
      counts.send(tell({ options: { found: ['Monaco', 'Kastamonu'] } }));
      const ofFound = { ...ofCities, options: ['Kaş', 'Monaco', 'Kastamonu'] };
      counts.sees('loading', { calls: { countOptions: ofFound } });
      counts.send(tell({ group: null }));
      counts.sees('idle', { holds: { group: null, ...none } });
      counts.send(tell({ group: 'offer' }));
      counts.sees('loading', { calls: { countOptions: ofOffers } });
    },
    'what could not be counted is offered without numbers, and counted with the next search'(open) {
      const counts = asked(open);
      counts.fail('countOptions');
      counts.sees('uncounted', { holds: none });
      counts.send(tell({ wish: sailing }));
      counts.sees('loading', { calls: { countOptions: { ...ofOffers, wish: sailing } } });
    },
  },
});
