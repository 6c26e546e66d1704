import { expect, it } from 'vitest';
import { blogPage } from '#rules/blog-page.ts';
import { placesIn } from '#rules/journey-places.ts';
import { pageInPart } from '#rules/trip-parts.ts';
import { makeBlogCreator, makeTrip } from '#tests/kit/make-blog.ts';

const trip = (title: string, createdAt: number, ...dates: string[]) =>
  makeTrip({ _id: title, title, createdAt, dates, locations: [{ cityName: title }] });
const query = { audience: 'visitor' as const, today: '2026-06-15' };
const titles = (trips: readonly { title: string }[]) => trips.map(({ title }) => title);

const trips = [
  trip('Undated', 9),
  trip('Past', 8, '2022-05-01', '2022-05-04'),
  trip('Next year', 7, '2027-01-02'),
  trip('Just over', 6, '2026-06-10', '2026-06-14'),
  trip('Soon', 5, '2026-06-20'),
  trip('Now', 4, '2026-06-13', '2026-06-15'),
  trip('Earlier draft', 3),
];

it('the trips of a blog stand by date: the next ones first, then the past ones from the newest, then those without days', () => {
  const page = blogPage(makeBlogCreator({ publishedVayas: trips }), null, query);
  expect(titles(page.trips)).toEqual(['Now', 'Soon', 'Next year', 'Just over', 'Past', 'Undated', 'Earlier draft']);
});

it('of two past trips the one that ended last comes first, of two to come the one that begins first', () => {
  const overlapping = [
    trip('Short past', 4, '2026-05-05', '2026-05-06'),
    trip('Long past', 3, '2026-05-01', '2026-05-20'),
    trip('Long to come', 2, '2026-07-01', '2026-07-20'),
    trip('Short to come', 1, '2026-07-05', '2026-07-06'),
  ];
  const page = blogPage(makeBlogCreator({ publishedVayas: overlapping }), null, query);
  expect(titles(page.trips)).toEqual(['Long to come', 'Short to come', 'Long past', 'Short past']);
});

it('the order of a trip whose days are hidden does not tell them', () => {
  const config = { vayaDisplaySettings: { Soon: { showPeriod: false } } };
  const page = blogPage(makeBlogCreator({ publishedVayas: trips }), config, query);
  expect(titles(page.trips).slice(-3)).toEqual(['Undated', 'Soon', 'Earlier draft']);
});

it('the highlighted trip is the first of all pages, however old it is', () => {
  const many = Array.from({ length: 197 }, (_, index) =>
    trip(`Trip ${index}`, 1_000 - index, `2025-01-${String(1 + (index % 28)).padStart(2, '0')}`),
  );
  const config = { tripSettings: { highlightedTrips: ['Trip 190'] } };
  const page = blogPage(makeBlogCreator({ publishedVayas: many }), config, query);
  expect(pageInPart(page, 1).trips[0]?.title).toBe('Trip 190');
  expect(titles(pageInPart(page, 4).trips).filter((title) => title === 'Trip 190')).toHaveLength(1);
});

it('the journey goes through the trips by their days', () => {
  const page = blogPage(
    makeBlogCreator({ publishedVayas: trips.filter(({ dates }) => dates.length > 0) }),
    null,
    query,
  );
  expect(placesIn(page).map(({ cityName }) => cityName)).toEqual(['Past', 'Just over', 'Now', 'Soon', 'Next year']);
  expect(placesIn(page)[0]?.trip).toMatch(/^\/blog\/deniz\/past-/);
});
