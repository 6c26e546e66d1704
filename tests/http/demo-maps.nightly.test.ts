import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JourneyMap } from '#contract/journey-map.ts';
import { maxPlaces } from '#contract/trip-choices.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { findCities, findPlace } from '#server/reference/places.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { offPixels } from '#tests/kit/off-pixels.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemoWorld(server.platform);
});
afterAll(() => server.stop());

const earth =
  `Kaş Kalkan Demre Antalya İzmir Istanbul Ankara Bodrum Fethiye Athens Rome Naples Lisbon Porto Madrid Paris
  London Dublin Reykjavík Oslo Tromsø Moscow Cairo Marrakesh Dakar Lagos Nairobi Dubai Mumbai Bangkok Singapore Tokyo
  Kyoto Sydney Hobart Toronto Montréal Vancouver Chicago Lima Ushuaia Suva`.split(/\s+/);

const placed = (id: string) => {
  const place = findPlace(id);
  return place ? [{ name: place.name, ...place.position }] : [];
};

async function mapOf(username: string): Promise<JourneyMap | null> {
  const { status, body } = await server.get(`/api/blog/${username}/map`);
  expect([username, status]).toEqual([username, 200]);
  return body.map;
}

it('[BEYOND-29] every blog of the demo world shows its places where they are', async () => {
  const { database } = server.platform;
  const trips = await database
    .selectFrom('trip')
    .innerJoin('account', 'account.id', 'accountId')
    .select(['username', 'cityIds'])
    .where('account.state', '=', 'active')
    .execute();
  const maps = { one: 0, several: 0 };
  for (const [username, own] of Map.groupBy(trips, (trip) => trip.username)) {
    const map = await mapOf(username);
    if (map === null) continue;
    const places = own.flatMap(({ cityIds }) => (JSON.parse(cityIds) as string[]).flatMap(placed));
    for (const { name } of map.stops) expect(places.map((place) => place.name)).toContain(name);
    maps[map.stops.length === 1 ? 'one' : 'several'] += 1;
    if (map.stops.length === 1) expect([username, map.stops]).toMatchObject([username, [{ x: 400, y: 210 }]]);
    else expect([username, offPixels(map, places) < 2]).toEqual([username, true]);
  }
  expect(maps.one).toBeGreaterThan(0);
  expect(maps.several).toBeGreaterThan(100);
});

it('[BEYOND-29] a blog of 42 places of the earth shows them where they are', async () => {
  const ids = earth.map((name) => findCities(name, 'en')[0]?._id ?? '');
  const trips = Array.from({ length: Math.ceil(ids.length / maxPlaces) }, (_, index) => {
    const own = ids.slice(index * maxPlaces, (index + 1) * maxPlaces);
    const cities = own.flatMap(placed).map(({ name }) => name);
    return { cityIds: JSON.stringify(own), cities: JSON.stringify(cities) };
  });
  await startBlog(server, { username: 'far-and-wide', number: 500, trips });
  const map = await mapOf('far-and-wide');
  const shown = map?.stops.flatMap(({ name, also }) => [name, ...also]);
  expect(shown).toHaveLength(42);
  expect(map && offPixels(map, ids.flatMap(placed))).toBeLessThan(2);
});
