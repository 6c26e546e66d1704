import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turkishCityNames } from '#rules/city-name.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const turkish = { 'accept-language': 'tr' };
const listed = async (path: string, headers = {}) => (await server.get(`/api${path}`, headers)).body.data;
const search = (text: string, headers = {}) => listed(`/cities?search=${encodeURIComponent(text)}`, headers);
const namesOf = (cities: { cityName: string }[]) => cities.map(({ cityName }) => cityName);

describe('reference lists', () => {
  it.each([
    ['[API-02] languages', '/reference-data/languages', { _id: 'tr', name: 'Turkish' }, 'Türkçe'],
    ['[API-03] expertises', '/reference-data/expertises', { _id: 'diving', name: 'Diving' }, 'Dalış'],
    [
      '[API-04] service offers',
      '/reference-data/service-offers',
      { _id: 'press-trip', name: 'Press trip' },
      'Basın gezisi',
    ],
    [
      '[API-05] services, with a code',
      '/reference-data/services',
      { _id: 'guided-tour', name: 'Guided Tour', code: 'GUIDED_TOUR' },
      'Rehberli tur',
    ],
    ['[APPLY-15] countries', '/reference-data/countries', { _id: 'TR', name: 'Turkey' }, 'Türkiye'],
    ['[APPLY-15] states', '/reference-data/states?country=TR', { _id: 'TR.48', name: 'Muğla' }, 'Muğla'],
  ])('[APPLY-14] %s, named in the language asked for and in its order', async (_, path, item, name) => {
    const english = await listed(path);
    expect(english).toContainEqual(item);
    expect(await listed(path, turkish)).toContainEqual({ ...item, name });
    const names: string[] = english.map((each: { name: string }) => each.name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(new Set(names).size).toBe(names.length);
  });

  it('may be kept for an hour by anybody, for each language apart', async () => {
    const { headers } = await server.get('/api/reference-data/languages');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('vary')).toContain('Accept-Language');
  });

  it('ask for a country by two letters', async () => {
    for (const query of ['', '?country=', '?country=Turkey', '?country=TR&country=DE', '?land=TR'])
      expect((await server.get(`/api/reference-data/states${query}`)).status).toBe(400);
    expect(await listed('/reference-data/states?country=ZZ')).toEqual([]);
  });
});

describe('cities', () => {
  it.each([
    ['Roma', 'Rome', 'Lazio'],
    ['lizbon', 'Lisbon', 'Lisbon'],
    ['atina', 'Athens', 'Attica'],
    ['Londra', 'London', 'England'],
    ['Selanik', 'Thessaloníki', 'Central Macedonia'],
    ['Rome', 'Rome', 'Lazio'],
  ])('are found as “%s” by their Turkish name too, and keep their own', async (typed, cityName, stateName) => {
    for (const headers of [{}, turkish])
      expect(await search(typed, headers)).toContainEqual(expect.objectContaining({ cityName, stateName }));
  });

  it('that have a Turkish name are on the list', async () => {
    for (const cityName of turkishCityNames.keys()) expect(namesOf(await search(cityName))).toContain(cityName);
  });

  it('[APPLY-14, API-06] are found by the beginning of a word, with state and country', async () => {
    expect(await search('kaş')).toContainEqual({
      _id: '308948',
      cityName: 'Kaş',
      stateName: 'Antalya',
      countryName: 'Turkey',
      timeZone: 'Europe/Istanbul',
    });
    expect(namesOf(await search('york'))).toContain('New York City');
  });

  it.each([
    ['istanbul', 'İstanbul'],
    ['İSTANBUL', 'İstanbul'],
    ['Kas', 'Kaş'],
    ['mugla', 'Muğla'],
    ['oludeniz', 'Ölüdeniz'],
    ['sanliurfa', 'Şanlıurfa'],
    ['Kaş, Antalya', 'Kaş'],
    ['sao paulo', 'São Paulo'],
  ])('%s finds %s first', async (text, name) => {
    expect(namesOf(await search(text))[0]).toBe(name);
  });

  it('are named by country in the language asked for', async () => {
    const [city] = await search('paris', turkish);
    expect(city).toMatchObject({ cityName: 'Paris', countryName: 'Fransa' });
  });

  it('are at most twenty, each once', async () => {
    const cities = await search('san');
    expect(cities).toHaveLength(20);
    expect(new Set(cities.map(({ _id }: { _id: string }) => _id)).size).toBe(20);
  });

  it.each(['', '%', '\u{1f30a}', "'; drop table account; --", 'zzzzqq'])('finds nothing for %j', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it('refuses a text beyond all names', async () => {
    const { status, body } = await server.get(`/api/cities?search=${'a'.repeat(81)}`);
    expect([status, body.code]).toEqual([400, 'validation']);
  });

  it('[APPLY-14, API-07] are suggested', async () => {
    const cities = await listed('/cities/suggested');
    expect(namesOf(cities).slice(0, 3)).toEqual(['İstanbul', 'Antalya', 'Kaş']);
    expect(cities.length).toBeGreaterThan(10);
  });
});
