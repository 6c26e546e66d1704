import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#contract/language.ts';
import type { CityItem, NamedItem } from '#contract/reference-data.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { fold } from '#rules/fold.ts';

export interface Place {
  id: string;
  name: string;
  state: string;
  stateId: string;
  country: string;
  position: Position;
}

export interface Position {
  latitude: number;
  longitude: number;
  timeZone: string;
}

interface Word {
  text: string;
  isWhole: boolean;
  rank: number;
  place: Place;
}

const maxCities = 20;
const suggestedIds = [
  '745044',
  '323777',
  '308948',
  '320995',
  '313947',
  '314967',
  '311046',
  '318755',
  '2988507',
  '3128760',
  '3169070',
  '2267057',
  '611717',
  '1622846',
];
let cachedPlaces: ReadonlyMap<string, Place> | undefined;
let cachedWords: readonly Word[] | undefined;

/** Searches by prefix of each word in a name. An exact match comes first, then the most populous city. */
export function findCities(search: string, language: Language): CityItem[] {
  const [city = ''] = search.split(',');
  const text = fold(city);
  if (text === '') return [];
  const words = wordsOfNames();
  const from = firstAtLeast(words, text);
  const found: Word[] = [];
  for (let index = from; words[index]?.text.startsWith(text); index += 1) found.push(words[index] as Word);
  const isExact = (word: Word) => word.isWhole && word.text === text;
  found.sort((one, other) => Number(isExact(other)) - Number(isExact(one)) || one.rank - other.rank);
  const cities = new Set(found.map(({ place }) => place));
  return [...cities].slice(0, maxCities).map((place) => cityItem(place, language));
}

export const suggestCities = (language: Language): CityItem[] =>
  suggestedIds.flatMap((id) => findPlace(id) ?? []).map((place) => cityItem(place, language));

export const findPlace = (id: string): Place | undefined => places().get(id);

export interface Bounds {
  north: number;
  south: number;
  east: number;
  west: number;
}

/** The most populous first, as the file lists them. */
export const placesWithin = ({ north, south, east, west }: Bounds) =>
  [...places().values()].flatMap(({ name, position: { latitude, longitude } }) =>
    latitude < north && latitude > south && longitude < east && longitude > west ? [{ name, latitude, longitude }] : [],
  );

export const cityItem = ({ id, name, state, country, position }: Place, language: Language): CityItem => ({
  _id: id,
  cityName: name,
  stateName: state,
  countryName: countryName(country, language),
  timeZone: position.timeZone,
});

export function listCountries(language: Language): NamedItem[] {
  const codes = new Set([...places().values()].map(({ country }) => country));
  return sorted(
    [...codes].map((code) => ({ _id: code, name: countryName(code, language) })),
    language,
  );
}

export function listStates(country: string, language: Language): NamedItem[] {
  const states = new Map<string, string>();
  for (const place of places().values())
    if (place.country === country.toUpperCase() && place.state !== '') states.set(place.stateId, place.state);
  return sorted(
    [...states].map(([id, name]) => ({ _id: id, name })),
    language,
  );
}

const regions = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  tr: new Intl.DisplayNames('tr', { type: 'region' }),
};

/** English texts say 'Turkey', which is also the default country of the bank form. */
export const countryName = (code: string, language: Language): string =>
  code === 'TR' && language === 'en' ? 'Turkey' : (regions[language].of(code) ?? code);

export const sorted = <Item extends NamedItem>(items: Item[], language: Language): Item[] =>
  items.toSorted((one, other) => one.name.localeCompare(other.name, language));

function places(): ReadonlyMap<string, Place> {
  cachedPlaces ??= readPlaces();
  return cachedPlaces;
}

function wordsOfNames(): readonly Word[] {
  cachedWords ??= indexWords([...places().values()]);
  return cachedWords;
}

function readPlaces(): ReadonlyMap<string, Place> {
  const lines = readFileSync(join(import.meta.dirname, 'places.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  return new Map(
    lines.map((line) => {
      const [id = '', name = '', stateCode = '', state = '', country = '', , latitude, longitude, timeZone = ''] =
        line.split('\t');
      const position = { latitude: Number(latitude), longitude: Number(longitude), timeZone };
      return [id, { id, name, state, stateId: `${country}.${stateCode}`, country, position }];
    }),
  );
}

/** One entry per word of each name in each language: the folded name from that word on, sorted. */
function indexWords(all: readonly Place[]): readonly Word[] {
  const words: Word[] = [];
  const names = (name: string) => languages.map((language) => fold(cityNameIn(name, language)));
  for (const [rank, place] of all.entries())
    for (const folded of new Set(names(place.name))) {
      words.push({ text: folded, isWhole: true, rank, place });
      for (const { index } of folded.matchAll(/(?<=[\s-])\p{L}/gu))
        words.push({ text: folded.slice(index), isWhole: false, rank, place });
    }
  return words.sort((one, other) => (one.text < other.text ? -1 : 1));
}

function firstAtLeast(words: readonly Word[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
