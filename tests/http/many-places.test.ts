import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JourneyMap } from '#contract/journey-map.ts';
import { maxPlaces } from '#contract/trip-choices.ts';
import { namesOf, placesOn } from '#rules/journey-places.ts';
import { findCities } from '#server/reference/places.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { readHtml } from '#tests/kit/xml.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await startBlog(server, { trips: tripsThrough(someCities()) });
});
afterAll(() => server.stop());

const countries = ['Turkey', 'Greece', 'Italy', 'France', 'Spain', 'Germany', 'Poland', 'United Kingdom', 'Ukraine'];

/** Some of Europe, by the first two letters of their names. */
const someCities = () => {
  const letters = [...'abcdefghiklmnoprstuvyz'];
  const found = letters.flatMap((one) => letters.flatMap((other) => findCities(`${one}${other}`, 'en')));
  const cities = found.filter(({ countryName }) => countries.includes(countryName));
  return [...new Map(cities.map((city) => [city._id, city])).values()];
};

const tripsThrough = (cities: ReturnType<typeof someCities>) =>
  Array.from({ length: Math.ceil(cities.length / maxPlaces) }, (_, index) => {
    const places = cities.slice(index * maxPlaces, (index + 1) * maxPlaces);
    return {
      cityIds: JSON.stringify(places.map(({ _id }) => _id)),
      cities: JSON.stringify(places.map(({ cityName }) => cityName)),
    };
  });

it('the blog of a creator who has been in hundreds of places shows all of them in at most a hundred stops', async () => {
  const page = await server.get('/blog/deniz');
  const { body } = await server.get('/api/blog/deniz/map');
  const map: JourneyMap = body.map;
  expect(placesOn(map)).toBe(someCities().length);
  expect(map.stops.length).toBeLessThanOrEqual(100);
  const listed = [...readHtml(page.body).querySelectorAll('section ol li')].map(({ textContent }) => textContent);
  expect(listed).toEqual(map.stops.map((stop) => `${stop.number}${namesOf(stop, 'en')}`));
});
