import { type Parameters, valueIn } from '#rules/parameters.ts';

/** A value of a query. The address leaves out its default; an unknown text counts as the default. */
export interface AddressValue<Value> {
  initial: Value;
  read(text: string): Value;
  write(value: Value): string;
}

type Values = Record<string, AddressValue<unknown>>;

export type QueryOf<Of extends Values> = { [Name in keyof Of]: Of[Name]['initial'] };

export interface ListAddress<Query> {
  /** The query of an address without parameters. */
  initial: Query;
  read(parameters: Parameters): Query;
  write(query: Query): [string, string][];
  isSame(one: Query, other: Query): boolean;
  /** Whether the change is a history step of its own. Typing on in the same word is not. */
  isStep(before: Query, after: Query): boolean;
}

/** Reads the query of a list from the address and writes it there. */
export function listAddress<Of extends Values & { search: AddressValue<string> }>(values: Of): ListAddress<QueryOf<Of>>;
export function listAddress(values: Values): ListAddress<Record<string, unknown>> {
  const read = (parameters: Parameters) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const text = valueIn(name, parameters);
        return [name, text === null ? value.initial : value.read(text)];
      }),
    );
  const write = (query: Record<string, unknown>) =>
    Object.entries(values).flatMap(([name, value]): [string, string][] => {
      const text = value.write(query[name]);
      return text.trim() === '' || text === value.write(value.initial) ? [] : [[name, text]];
    });
  const isSame = (one: Record<string, unknown>, other: Record<string, unknown>) =>
    String(write(one)) === String(write(other));
  const isStep = (before: Record<string, unknown>, after: Record<string, unknown>) =>
    !isSame(before, before.search !== '' && after.search !== '' ? { ...after, search: before.search } : after);
  return { initial: read([]), read, write, isSame, isStep };
}

export function initialOf<Of extends Values>(values: Of): QueryOf<Of>;
export function initialOf(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, { initial }]) => [name, initial]));
}

/** Counts the filters that differ from their defaults. */
export const countFilters = <Of extends Values>(filters: Of, query: QueryOf<Of>): number =>
  Object.entries(filters).filter(([name, { initial }]) => query[name] !== initial).length;

const write = (value: unknown): string => String(value ?? '');

export const searchText: AddressValue<string> = { initial: '', read: (text) => text.slice(0, 80), write };

/** A day in the reader's time zone; '' = any. */
export const day: AddressValue<string> = {
  initial: '',
  read: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ? text : ''),
  write,
};

export const optionalChoice = <Choice extends string>(choices: readonly Choice[]): AddressValue<Choice | null> => ({
  initial: null,
  read: (text) => choices.find((each) => each === text) ?? null,
  write,
});

export const choice = <Choice extends string>(choices: readonly Choice[], initial: Choice): AddressValue<Choice> => ({
  initial,
  read: (text) => choices.find((each) => each === text) ?? initial,
  write,
});

/** The first and last moment of the days, in the reader's time zone. */
export const timesOf = ({ from, to }: { from: string; to: string }): { since?: number; until?: number } => ({
  ...(from !== '' && { since: Math.max(0, new Date(`${from}T00:00`).getTime()) }),
  ...(to !== '' && { until: Math.max(0, dayAfter(new Date(`${to}T00:00`))) }),
});

const dayAfter = (of: Date): number => new Date(of.getFullYear(), of.getMonth(), of.getDate() + 1).getTime();
