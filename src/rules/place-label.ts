import { fold } from './fold.ts';

interface Place {
  cityName: string;
  stateName: string;
  countryName: string;
}

/** 'City, State', or whichever part there is; a city that is a state or a country of the same name is said once. */
export const placeLabel = (...names: readonly string[]): string => distinct(names).join(', ');

/** The label of a city in the filters: both parts, even where they are the same. */
export const cityLabel = ({ cityName, stateName }: Pick<Place, 'cityName' | 'stateName'>): string =>
  [cityName, stateName].filter((name) => name.trim() !== '').join(', ');

/** The state and country that follow the name of a city. */
export const regionLabel = ({ cityName, stateName, countryName }: Place): string =>
  distinct([cityName, stateName, countryName]).slice(1).join(', ');

const distinct = (names: readonly string[]): string[] =>
  names.filter((name, index) => name.trim() !== '' && names.findIndex((other) => fold(other) === fold(name)) === index);
