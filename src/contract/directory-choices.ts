import { recordBy } from './record-of.ts';
import { tripTypes } from './trip-choices.ts';

/** Free of schemas, so that a screen may import it. */
export const directorySorts = [
  'default',
  'followers_high_to_low',
  'followers_low_to_high',
  'trips_high_to_low',
  'trips_low_to_high',
] as const;

export type DirectorySort = (typeof directorySorts)[number];

export const platforms = ['instagram', 'youtube', 'tiktok'] as const;

/** A list of values. `options` are those that need no list of the server. */
interface TermsFilter {
  kind: 'terms';
  name: string;
  options?: readonly string[];
  description?: string;
}

/** A count and a lower bound of it. */
interface LeastFilter {
  kind: 'least';
  name: string;
  max: number;
  /** The end of the slider stands for this count and more. */
  sliderMax: number;
}

/** A count and both bounds of it, each with its own parameter. */
interface RangeFilter {
  kind: 'range';
  name: string;
  min: string;
  max: string;
  limit: number;
  steps: readonly number[];
}

/** A city and days. */
interface StayFilter {
  kind: 'stay';
  name: string;
}

/**
 * The filters of the directory, in the order of the panel and the chips. Parameters, chips, panel, counts and
 * relaxations follow from the kind; the compiler asks for what differs: labels, values of a creator, columns.
 */
export const filterTable = [
  { kind: 'terms', name: 'expertise' },
  { kind: 'terms', name: 'language' },
  { kind: 'terms', name: 'offer' },
  { kind: 'terms', name: 'city' },
  { kind: 'terms', name: 'service' },
  { kind: 'terms', name: 'tripType', options: tripTypes },
  {
    kind: 'terms',
    name: 'platform',
    options: platforms,
    description: 'instagram, youtube or tiktok: the creator has an account there.',
  },
  {
    kind: 'range',
    name: 'followers',
    min: 'minFollowers',
    max: 'maxFollowers',
    limit: 999_999_999,
    steps: [1_000, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000],
  },
  { kind: 'least', name: 'minTripCount', max: 100, sliderMax: 50 },
  { kind: 'stay', name: 'there' },
] as const satisfies readonly (TermsFilter | LeastFilter | RangeFilter | StayFilter)[];

export type Filter = (typeof filterTable)[number];
export type FilterName = Filter['name'];
type NameOf<Kind extends Filter['kind']> = Extract<Filter, { kind: Kind }>['name'];

export const namesOf = <Name extends string>(named: readonly { name: Name }[]): Name[] => named.map(({ name }) => name);

export const termsFilters = filterTable.filter((filter) => filter.kind === 'terms');
export const leastFilters = filterTable.filter((filter) => filter.kind === 'least');
export const rangeFilters = filterTable.filter((filter) => filter.kind === 'range');

/** The filters that are lists of values. */
export const filterGroups = namesOf(termsFilters);
export type FilterGroup = NameOf<'terms'>;
export type LeastName = NameOf<'least'>;
export type RangeName = NameOf<'range'>;
export type RangeParameter = Extract<Filter, { kind: 'range' }>['min' | 'max'];
/** Each compares a count of the creator. */
export type CountName = LeastName | RangeName;

const fixedFilters = filterTable.filter((filter) => 'options' in filter);
export type FixedGroup = (typeof fixedFilters)[number]['name'];
export const fixedOptions: Record<FixedGroup, readonly string[]> = recordBy(
  fixedFilters,
  ({ name }) => name,
  ({ options }) => options,
);
export const isFixedGroup = (name: FilterGroup): name is FixedGroup => name in fixedOptions;
/** The groups whose options come from the server. */
export type ListedGroup = Exclude<FilterGroup, FixedGroup>;

export const isLeast = (name: unknown): name is LeastName => leastFilters.some((filter) => filter.name === name);
export const isFilterGroup = (name: unknown): name is FilterGroup => filterGroups.some((group) => group === name);
