/** A table as its feature declares it. */
export interface Table<Row> {
  key: Key<Row>;
  /** The tables that its rows point to. */
  pointsTo: readonly string[];
  /** The columns that are encrypted, each value for its row. */
  encrypted: readonly string[];
  /** What a row is, for types alone. */
  row?: Row;
}

type Key<Row> = readonly [keyof Row & string, ...(keyof Row & string)[]];

export const table = <Row>(
  key: Key<NoInfer<Row>>,
  pointsTo: readonly string[] = [],
  encrypted: readonly (keyof NoInfer<Row> & string)[] = [],
): Table<Row> => ({ key, pointsTo, encrypted });

/** The rows of tables, by the tables' names. */
export type RowsOf<Tables> = { [Name in keyof Tables]: Tables[Name] extends Table<infer Row> ? Row : never };

type Pointing = Pick<Table<unknown>, 'pointsTo'>;

/** The names of tables, each after those that it points to. */
export function inOrder<Name extends string>(tables: Readonly<Record<Name, Pointing>>): readonly Name[] {
  const names = Object.keys(tables).filter((name): name is Name => name in tables);
  const ordered: Name[] = [];
  while (ordered.length < names.length) {
    const next = names.find((name) => !ordered.includes(name) && isReady(tables[name], ordered));
    if (next === undefined) throw new Error(`Tables point to each other in a circle, or to none: ${names}`);
    ordered.push(next);
  }
  return ordered;
}

const isReady = ({ pointsTo }: Pointing, ordered: readonly string[]): boolean =>
  pointsTo.every((name) => ordered.includes(name));
