import { describe, expect, it } from 'vitest';
import { blogSettings } from './blog-settings.ts';
import { visibleTrips } from './blog-visibility.ts';
import { showingTrip } from './showing-trip.ts';

const trips = [{ _id: 'public' }, { _id: 'hidden' }, { _id: 'draft' }];
const shownIn = (config: Parameters<typeof showingTrip>[0]) =>
  visibleTrips(trips, blogSettings(showingTrip(config, 'draft'), 'page')).map(({ _id }) => _id);

describe('a previewed trip', () => {
  it.each([
    ['shows all', {}, ['public', 'hidden', 'draft']],
    ['shows some', { tripSettings: { visibleTrips: ['public'] } }, ['public', 'draft']],
    ['shows none', { tripSettings: { hideAllTrips: true } }, ['draft']],
  ])('is on a blog that %s of its trips', (_, config, shown) => {
    expect(shownIn(config)).toEqual(shown);
  });
});
