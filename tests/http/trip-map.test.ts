import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JourneyMap, JourneyStop } from '#contract/journey-map.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const cities = {
  izmir: ['İzmir', '311046'],
  antalya: ['Antalya', '323777'],
  kas: ['Kaş', '308948'],
  lisbon: ['Lisbon', '2267057'],
  porto: ['Porto', '2735943'],
  suva: ['Suva', '2198148'],
  ankara: ['Ankara', '323786'],
  kayseri: ['Kayseri', '308464'],
} as const;

async function mapOf(number: number, route: readonly (keyof typeof cities)[]): Promise<JourneyMap> {
  const username = `traveller-${number}`;
  const names = JSON.stringify(route.map((city) => cities[city][0]));
  const cityIds = JSON.stringify(route.map((city) => cities[city][1]));
  await startBlog(server, { username, number, trips: [{ title: 'Route', cities: names, cityIds }] });
  const html = await (await fetch(`${server.url}/blog/${username}`)).text();
  const [, segment = ''] = new RegExp(`/blog/${username}/(route-[a-z0-9]+)`).exec(html) ?? [];
  return (await server.get(`/api/blog/${username}/map?trip=${segment}`)).body.map;
}

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const margin = 64;
/** The share of a side, without its margins, between the first and the last of some positions. */
const shareOf = (positions: readonly number[], side: number): number =>
  (Math.max(...positions) - Math.min(...positions)) / (side - 2 * margin);

function nameOf({ label, name }: Pick<JourneyStop, 'label' | 'name'>): Rectangle[] {
  if (label === null) return [];
  const width = 8 * name.length;
  const left = label.x - { start: 0, middle: width / 2, end: width }[label.anchor];
  return [{ left, right: left + width, top: label.y - 12, bottom: label.y + 4 }];
}

const dotOf = ({ x, y }: Pick<JourneyStop, 'x' | 'y'>): Rectangle => ({
  left: x - 10,
  right: x + 10,
  top: y - 10,
  bottom: y + 10,
});
const isApart = (one: Rectangle, other: Rectangle): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

it.each([
  ['a coast', 21, ['izmir', 'kas', 'antalya']],
  ['a country', 22, ['lisbon', 'porto']],
  ['a plateau', 25, ['ankara', 'kayseri']],
  ['a sea', 23, ['lisbon', 'izmir', 'kas']],
  ['the earth', 24, ['suva', 'lisbon', 'antalya']],
] as const)(
  '[BEYOND-29] the map of a trip is fitted to its route along %s, and its names lie free',
  async (_, number, route) => {
    const { stops, nearby, width, height } = await mapOf(number, route);
    expect(stops).toHaveLength(route.length);
    const used = [
      shareOf(
        stops.map(({ x }) => x),
        width,
      ),
      shareOf(
        stops.map(({ y }) => y),
        height,
      ),
    ];
    expect(Math.max(...used)).toBeGreaterThan(0.9);
    expect(Math.max(...used)).toBeLessThan(1.1);
    const names = [...stops, ...nearby].flatMap(nameOf);
    expect(names.length).toBeGreaterThan(0);
    for (const [index, name] of names.entries())
      for (const other of [...names.slice(index + 1), ...[...stops, ...nearby].map(dotOf)])
        expect({ name, other, isApart: isApart(name, other) }).toEqual({ name, other, isApart: true });
  },
);

it('a map without a coast names the largest places around its route, and one of the earth names none', async () => {
  const plateau = await mapOf(26, ['ankara', 'kayseri']);
  expect(plateau.nearby.map(({ name }) => name)).toEqual(['Kırıkkale', 'Kırşehir', 'Yozgat', 'Nevşehir', 'Keskin']);
  expect((await mapOf(27, ['suva', 'lisbon'])).nearby).toEqual([]);
});
