import { platforms } from '#contract/directory-choices.ts';
import { tripTypes } from '#contract/trip-choices.ts';
import { optionCountsMachine } from '#machines/option-counts/option-counts.machine.ts';
import { emptyQuery } from '#rules/directory.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const sailing = { ...emptyQuery, expertise: ['sailing'] };
const options = { offer: ['press-trip', 'takeover'], city: ['Kaş', 'Monaco'] };
const initial = { tripType: [...tripTypes], platform: [...platforms] };
const counted = [
  { option: 'press-trip', count: 2, isInDirectory: true },
  { option: 'takeover', count: 0, isInDirectory: false },
];
const ofOffers = { counts: { 'press-trip': 2, takeover: 0 }, unheld: ['takeover'] };
const none = { counts: {}, unheld: [] };
const counting = (input: object = {}) => ({
  calls: { countOptions: { query: emptyQuery, group: 'offer', options: options.offer, ...input } },
});

type Counts = Run<typeof optionCountsMachine>;
const change = (part: object) => ({ type: 'question.change', change: part }) as never;
const started = (open: Open<typeof optionCountsMachine>): Counts => {
  const counts = open();
  counts.send(change({ query: emptyQuery }), change({ options }), change({ group: 'offer' }));
  return counts;
};
const answered = (open: Open<typeof optionCountsMachine>): Counts => {
  const counts = started(open);
  counts.answer('countOptions', counted);
  return counts;
};

export const journeys = journeysOf({
  machine: optionCountsMachine,
  file: 'option-counts/option-counts.machine.ts',
  journeys: {
    'counts the options of the open group once the search and the options are known'(open) {
      const counts = open();
      counts.isIn('idle', { context: { query: null, group: null, options: initial, ...none } });
      counts.send(change({ group: 'offer' }));
      counts.isIn('idle', { context: { group: 'offer' } });
      counts.send(change({ query: emptyQuery }), change({ options: { offer: [] } }));
      counts.isIn('idle', { context: { query: emptyQuery } });
      counts.send(change({ options }));
      counts.isIn('loading', { ...counting(), context: { options: { ...initial, ...options }, ...none } });
      counts.answer('countOptions', counted);
      counts.isIn('ready', { context: ofOffers });
    },
    'does not count again when nothing has changed, or only another group'(open) {
      const counts = answered(open);
      counts.send(
        change({ query: { ...emptyQuery } }),
        change({ options: { offer: options.offer } }),
        change({ group: 'offer' }),
      );
      counts.isIn('ready', { context: ofOffers });
      counts.send(change({ options: { language: ['tr'] } }));
      counts.isIn('ready', { context: { ...ofOffers, options: { ...initial, ...options, language: ['tr'] } } });
      const loading = started(open);
      loading.isIn('loading', counting());
      loading.send(change({ options: { language: ['tr'] } }));
      loading.isIn('loading', { ...counting(), same: ['countOptions'] });
    },
    'hides the counts of another search until it has counted again'(open) {
      const counts = answered(open);
      counts.send(change({ query: null }));
      counts.isIn('idle', { context: { query: null, counts: {}, unheld: ['takeover'] } });
      counts.send(change({ query: sailing }));
      counts.isIn('loading', { ...counting({ query: sailing }), context: { counts: {}, unheld: ['takeover'] } });
      counts.send(change({ query: emptyQuery }));
      counts.isIn('loading', { ...counting(), restarted: ['countOptions'] });
      counts.answer('countOptions', [{ option: 'press-trip', count: 1, isInDirectory: true }]);
      counts.isIn('ready', { context: { counts: { 'press-trip': 1 }, unheld: [] } });
    },
    'counts another group when it is opened, and the cities that were found'(open) {
      const counts = answered(open);
      counts.send(change({ group: 'city' }));
      counts.isIn('loading', { ...counting({ group: 'city', options: options.city }), context: none });
      counts.answer('countOptions', []);
      counts.send(change({ options: { found: ['Monaco', 'Kastamonu'] } }));
      counts.isIn('loading', counting({ group: 'city', options: ['Kaş', 'Monaco', 'Kastamonu'] }));
      counts.send(change({ group: null }));
      counts.isIn('idle', { context: { group: null, ...none } });
      counts.send(change({ group: 'offer' }));
      counts.isIn('loading', counting());
    },
    'offers the options without counts after a failure, and counts them with the next search'(open) {
      const counts = started(open);
      counts.fail('countOptions');
      counts.isIn('uncounted', { context: none });
      counts.send(change({ query: sailing }));
      counts.isIn('loading', counting({ query: sailing }));
    },
  },
});
