export const recordBy = <Row, Name extends string, Value>(
  rows: readonly Row[],
  nameOf: (row: Row) => Name,
  of: (row: Row) => Value,
): Record<Name, Value> => Object.fromEntries(rows.map((row) => [nameOf(row), of(row)])) as Record<Name, Value>;

export const recordOf = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  recordBy(names, (name) => name, of);
