import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInSponsor } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const kas = '308948';
const hotel = (change: object = {}) => ({
  hotelName: 'Bay House',
  cityId: kas,
  cityName: '?',
  timeZone: '',
  ...change,
});

async function sponsor(username: string) {
  const headers = { ...(await signInSponsor(server, username)), 'accept-language': 'en' };
  return {
    list: async () => (await server.get('/api/sponsor/hotels', headers)).body.hotels,
    keep: (change: object = {}) => server.post('/api/sponsor/hotels', hotel(change), headers),
    change: (id: string, change: object) => server.post(`/api/sponsor/hotels/${id}`, change, headers),
  };
}
const namesOf = (hotels: { hotelName: string }[]) => hotels.map(({ hotelName }) => hotelName);

describe('the hotels of a sponsor', () => {
  it('[BEYOND-110] are kept with their city and listed by name; a name that is kept already is replaced', async () => {
    const own = await sponsor('harbour');
    expect(await own.list()).toEqual([]);
    await own.keep({ hotelName: ' Pine House ', cityId: null, cityName: 'Elsewhere', timeZone: 'Asia/Tokyo' });
    const { status, body } = await own.keep();
    expect(status).toBe(200);
    expect(body.hotels).toEqual([
      { _id: expect.any(String), hotelName: 'Bay House', cityId: kas, cityName: 'Kaş', timeZone: 'Europe/Istanbul' },
      { _id: expect.any(String), hotelName: 'Pine House', cityId: null, cityName: 'Elsewhere', timeZone: 'Asia/Tokyo' },
    ]);
    const [bay] = body.hotels;
    await own.keep({ hotelName: 'BAY house', cityId: null, cityName: 'Rize', timeZone: 'Europe/Istanbul' });
    expect((await own.list())[0]).toEqual({
      ...{ _id: bay._id, hotelName: 'BAY house', cityId: null, cityName: 'Rize' },
      timeZone: 'Europe/Istanbul',
    });
  });

  it('[BEYOND-110] are renamed, but not to the name of another, and removed', async () => {
    const own = await sponsor('marina');
    await own.keep({ hotelName: 'Hill House' });
    const [bay, hill] = (await own.keep()).body.hotels;
    const taken = await own.change(hill._id, { move: 'rename', hotelName: 'bay house' });
    expect([taken.status, taken.body.message]).toEqual([409, 'You already have a hotel with this name.']);
    const renamed = await own.change(hill._id, { move: 'rename', hotelName: 'Cliff House' });
    expect(namesOf(renamed.body.hotels)).toEqual(['Bay House', 'Cliff House']);
    expect((await own.change(hill._id, { move: 'rename', hotelName: 'CLIFF house' })).status).toBe(200);
    const removed = await own.change(bay._id, { move: 'remove' });
    expect(namesOf(removed.body.hotels)).toEqual(['CLIFF house']);
    expect((await own.change(bay._id, { move: 'remove' })).status).toBe(404);
  });

  it('are no one else’s: another sponsor neither sees nor changes them', async () => {
    const [own, other] = [await sponsor('castle'), await sponsor('garden')];
    const [bay] = (await own.keep()).body.hotels;
    expect(await other.list()).toEqual([]);
    for (const change of [{ move: 'remove' }, { move: 'rename', hotelName: 'Mine' }])
      expect((await other.change(bay._id, change)).status).toBe(404);
    expect(await own.list()).toEqual([bay]);
  });

  it('need a name, a city of the list or one with a known time zone', async () => {
    const own = await sponsor('terrace');
    for (const wrong of [
      { hotelName: ' ' },
      ...['\u200B', '\u2060 \uFE0F', '\u3164'].map((hotelName) => ({ hotelName })),
      { hotelName: 'x'.repeat(121) },
      { cityId: 'nowhere' },
      { cityId: null, cityName: ' ' },
      { cityId: null, cityName: 'Elsewhere', timeZone: 'Mars/Olympus' },
      { rooms: 3 },
    ])
      expect((await own.keep(wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect(await own.list()).toEqual([]);
  });

  it('[BEYOND-110] are fifty at most, however many are kept at once', async () => {
    const own = await sponsor('many');
    for (let number = 1; number < 50; number += 1) await own.keep({ hotelName: `Hotel ${number}` });
    const answers = await Promise.all([50, 51, 52].map((number) => own.keep({ hotelName: `Hotel ${number}` })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'You can keep up to 50 hotels. Please remove one first.',
    );
    expect((await own.keep({ hotelName: 'Hotel 7', cityId: null, cityName: 'Rize', timeZone: '' })).status).toBe(200);
    expect(await own.list()).toHaveLength(50);
  });
});
