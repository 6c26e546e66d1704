import { afterEach, describe, expect, it } from 'vitest';
import { applyOverdueBookings } from '#server/bookings/booking.feature.ts';
import { makeRequest, type Stays, startStays } from '#tests/kit/bookings.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const [tokyo, berlin] = ['1850147', '2950159'];
const losAngeles = 'America/Los_Angeles';

let server: TestServer;
let stays: Stays;
afterEach(() => server.stop());

/** Everybody signs in at that moment. */
async function startAt(moment: string): Promise<void> {
  server = await startTestServer();
  server.clock.now = Date.parse(moment);
  stays = await startStays(server, 'deniz');
}

const ask = (change: object) => stays.creator.begin({ ...makeRequest(server), timeZone: losAngeles, ...change });
const stateAt = async (id: string, moment: number) => {
  server.clock.now = moment;
  return (await stays.creator.read(id)).body.state;
};
const at = (moment: number) => new Date(moment).toISOString();

/** Who asks sits in Los Angeles, where it is the evening of the 10th; in Tokyo it is noon of the 11th. */
const evening = '2026-06-11T03:00:00Z';

describe('a hotel in Tokyo that is asked for from Los Angeles', () => {
  it('has its own tomorrow, which is the day after that of who asks', async () => {
    await startAt(evening);
    const early = await ask({ cityId: tokyo, checkIn: '2026-06-11', checkOut: '2026-06-13' });
    expect([early.status, early.body.fields]).toEqual([400, { checkIn: 'Check-in must be tomorrow or later' }]);
    const { body } = await ask({ cityId: tokyo, checkIn: '2026-06-12', checkOut: '2026-06-13' });
    expect([body.timeZone, body.isZoneOfCity]).toEqual(['Asia/Tokyo', true]);
  });

  it('expires when its first day begins there, in the morning of the day before for who asks', async () => {
    await startAt(evening);
    const { _id: id, dueAt } = (await ask({ cityId: tokyo, checkIn: '2026-06-12', checkOut: '2026-06-13' })).body;
    expect(at(dueAt)).toBe('2026-06-11T15:00:00.000Z');
    expect([await stateAt(id, dueAt - 1), await stateAt(id, dueAt)]).toEqual(['REQUESTED', 'EXPIRED']);
    expect(await applyOverdueBookings(server.platform)).toBe(1);
  });

  it('is offered by staff in Istanbul until the end of a day there, and completed at noon there', async () => {
    await startAt(evening);
    const { _id: id } = (await ask({ cityId: tokyo, checkIn: '2026-06-13', checkOut: '2026-06-14' })).body;
    await stays.staff.move(id, { move: 'review' });
    const offer = { move: 'offer', hotelName: 'Bay House', address: 'Ginza 1', terms: 'Breakfast.' };
    const late = await stays.staff.move(id, { ...offer, replyBy: '2026-06-10' });
    expect(late.body.fields).toEqual({ replyBy: 'Reply by must be today or later' });
    const offered = (await stays.staff.move(id, { ...offer, replyBy: '2026-06-11' })).body;
    expect(at(offered.dueAt)).toBe('2026-06-11T15:00:00.000Z');
    const mail = (await server.mails()).find(({ template }) => template === 'booking-offered');
    expect(mail?.text).toContain('11 Jun 2026 (Tokyo time)');
    expect(await stateAt(id, offered.dueAt - 1)).toBe('OFFERED');
    const { dueAt } = (await stays.creator.move(id, { move: 'accept' })).body;
    expect(at(dueAt)).toBe('2026-06-14T03:00:00.000Z');
  });
});

describe('a city that is not on the list', () => {
  it('has the days of who asks', async () => {
    await startAt(evening);
    const { body } = await ask({ cityId: null, cityName: 'Nakagusuku', checkIn: '2026-06-11', checkOut: '2026-06-12' });
    expect([body.timeZone, body.isZoneOfCity, at(body.dueAt)]).toEqual([losAngeles, false, '2026-06-11T07:00:00.000Z']);
  });
});

describe('a day that clocks or calendars make special', () => {
  it.each([
    [
      'summer time begins',
      '2026-03-27T12:00:00Z',
      '2026-03-29',
      '2026-03-28T23:00:00.000Z',
      '2026-03-30T10:00:00.000Z',
    ],
    ['summer time ends', '2026-10-23T12:00:00Z', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-26T11:00:00.000Z'],
    [
      'there is a 29 February',
      '2028-02-26T12:00:00Z',
      '2028-02-29',
      '2028-02-28T23:00:00.000Z',
      '2028-03-01T11:00:00.000Z',
    ],
    ['the year turns', '2026-12-29T12:00:00Z', '2026-12-31', '2026-12-30T23:00:00.000Z', '2027-01-01T11:00:00.000Z'],
  ])('is the first of a stay in Berlin where %s', async (_, now, checkIn, begins, ends) => {
    await startAt(now);
    const checkOut = ends.slice(0, 10);
    const { _id: id, dueAt } = (await ask({ cityId: berlin, checkIn, checkOut })).body;
    expect(at(dueAt)).toBe(begins);
    await stays.staff.move(id, { move: 'review' });
    const offer = { move: 'offer', hotelName: 'Bay House', address: 'Am Ufer 1', terms: 'Breakfast.' };
    const replyBy = new Date(Date.parse(checkIn) - 86_400_000).toISOString().slice(0, 10);
    expect(at((await stays.staff.move(id, { ...offer, replyBy })).body.dueAt)).toBe(begins);
    expect(at((await stays.creator.move(id, { move: 'accept' })).body.dueAt)).toBe(ends);
  });
});
