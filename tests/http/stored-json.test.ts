import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertApproval } from '#tests/kit/applicant.ts';
import { type Stays, startStays, stayAt } from '#tests/kit/bookings.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let stays: Stays;
let tripId: string;
beforeAll(async () => {
  server = await startTestServer();
  stays = await startStays(server, 'deniz');
  await insertApproval(server, stays.blog.id);
  const { body } = await server.post('/api/account/trips', makeTripRequest(), stays.blog.owner);
  tripId = body._id;
  await server.post(`/api/account/trips/${tripId}/moves`, { move: 'publish' }, stays.blog.owner);
  await server.post(`/api/account/trips/${tripId}`, makeTripRequest({ title: 'Slower' }), stays.blog.owner);
});
afterAll(() => server.stop());

/** Properties that every release has written: without them there is no record. */
const needed = [
  '_id',
  'objectId',
  'key',
  'language',
  'expertise',
  'platform',
  'kind',
  'replyBy',
  'checkIn',
  'checkOut',
];

/** A value without one of its properties, at any depth, for each of them. */
function* withoutEach(value: unknown, path = ''): Generator<[path: string, rest: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const isEntry = Array.isArray(value);
    if (!isEntry && !needed.includes(name)) {
      const { [name]: _, ...rest } = value as Record<string, unknown>;
      yield [`${path}.${name}`, rest];
    }
    for (const [inside, rest] of withoutEach(inner, `${path}.${name}`))
      yield [inside, isEntry ? value.with(Number(name), rest) : { ...value, [name]: rest }];
  }
}

interface Column {
  table: string;
  column: string;
  where: [key: string, value: string];
}

/** Stores the column without each property in turn, and returns what could not be read then. */
async function unreadableWithout({ table, column, where: [key, id] }: Column, read: () => Promise<unknown[]>) {
  const { database } = server.platform;
  const [row, name] = [sql`${sql.ref(key)} = ${id}`, sql.ref(column)];
  const store = (text: string) => sql`update ${sql.table(table)} set ${name} = ${text} where ${row}`.execute(database);
  const found = await sql<{ text: string }>`select ${name} as text from ${sql.table(table)} where ${row}`.execute(
    database,
  );
  const stored = found.rows[0]?.text ?? expect.fail(`${table} has no such row.`);
  const shorter = [...withoutEach(JSON.parse(stored))];
  expect(shorter).not.toEqual([]);
  const unreadable: unknown[] = [];
  for (const [path, rest] of shorter) {
    await store(JSON.stringify(rest));
    const wrong = await read();
    if (wrong.length > 0) unreadable.push([path, wrong]);
  }
  await store(stored);
  return unreadable;
}

const answersOf =
  (...asked: [path: string, headers?: Record<string, string>][]) =>
  async () => {
    const wrong: unknown[] = [];
    for (const [path, headers] of asked) {
      const { status } = await server.get(path, headers);
      if (status !== 200) wrong.push(`${status} ${path}`);
    }
    return wrong;
  };

describe('a row that an earlier release stored without a property is still read', () => {
  it('in the profile that staff approved', async () => {
    const path = `/api/creator/${stays.blog.id}/blog-config`;
    const { profile } = (await server.get(path, stays.blog.owner)).body;
    const changed = { ...profile, aboutMe: `${profile.aboutMe} And on the way back.` };
    expect((await server.post(path, { profile: changed }, stays.blog.owner)).status).toBe(200);
    const read = answersOf([`/api/admin/applications/${stays.blog.id}`, stays.staff.headers]);
    const where: [string, string] = ['accountId', stays.blog.id];
    expect(await unreadableWithout({ table: 'approvedProfile', column: 'profile', where }, read)).toEqual([]);
  });

  it.each(['itinerary', 'pending'])('in the %s of a trip', async (column) => {
    const { owner } = stays.blog;
    const read = answersOf(
      ['/api/account/trips', owner],
      [`/api/account/trips/${tripId}`, owner],
      ['/api/blog/deniz'],
      [`/api/creator/${stays.blog.id}`, stays.sponsor.headers],
      ['/blog/deniz'],
    );
    expect(await unreadableWithout({ table: 'trip', column, where: ['id', tripId] }, read)).toEqual([]);
  });

  it.each(['profile', 'trips'])('in the %s of the directory', async (column) => {
    const { headers } = stays.sponsor;
    await server.post(`/api/sponsor/shortlist/${stays.blog.id}`, { isListed: true }, headers);
    const read = answersOf(
      [`/api/creator/${stays.blog.id}`],
      [`/api/creator/${stays.blog.id}`, headers],
      ['/api/creator?include=vayas', headers],
      [`/api/sponsor/comparison?creator=${stays.blog.id}`, headers],
      ['/api/sponsor/shortlist.csv', headers],
    );
    const where: [string, string] = ['accountId', stays.blog.id];
    expect(await read()).toEqual([]);
    expect(await unreadableWithout({ table: 'directoryProfile', column, where }, read)).toEqual([]);
  });

  it.each(['offer', 'deliverables'])('in the %s of a stay', async (column) => {
    const deliverables = [{ platform: 'instagram', kind: 'reel', count: 2 }];
    const id = await stayAt(server, stays, 'OFFERED', { deliverables });
    const read = async () => {
      const answers = await Promise.all([stays.creator.read(id), stays.staff.read(id), stays.creator.list()]);
      return answers.map(({ status }) => status).filter((status) => status !== 200);
    };
    expect(await unreadableWithout({ table: 'booking', column, where: ['id', id] }, read)).toEqual([]);
  });

  it('in the settings of a blog', async () => {
    const { owner, id } = stays.blog;
    const settings = {
      showEmail: false,
      servicesVisibility: { items: { 0: false } },
      displayOrder: { locations: 2, languages: 1, expertises: 3, services: 4, serviceOffers: 5, contact: 6 },
      pageStyle: { backgroundColor: '#ffffff', profilePictureStyle: { shape: 'square', size: 120 } },
      tripSettings: { tripsPerRow: 3, visibleTrips: [tripId] },
      vayaDisplaySettings: { [tripId]: { showPeriod: false, textStyles: { title: { bold: true } } } },
    };
    expect((await server.post(`/api/creator/${id}/blog-config`, settings, owner)).status).toBe(200);
    const read = answersOf(['/api/blog/deniz'], [`/api/creator/${id}/blog-config`, owner], ['/blog/deniz']);
    const where: [string, string] = ['accountId', id];
    expect(await unreadableWithout({ table: 'blogConfig', column: 'config', where }, read)).toEqual([]);
  });
});
