import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { readerOf } from './open-database.ts';
import { nameStatement } from './statement-names.ts';

/** The first row of a query by one text, which may stand in it more than once. It is built once for each database, also for all its transactions; after that only the text is put in. */
export function prepared<Tables, Row>(build: (database: Kysely<Tables>, text: string) => Compilable<Row>) {
  const built = new WeakMap<object, CompiledQuery<Row>>();
  const queryFor = (database: Kysely<Tables>, text: string): CompiledQuery<Row> => {
    const { adapter } = database.getExecutor();
    const known = built.get(adapter);
    if (known) return known;
    const query = build(database, text).compile();
    nameStatement(query.sql);
    built.set(adapter, query);
    return query;
  };
  return async (database: Kysely<Tables>, text: string): Promise<Row | undefined> => {
    const query = queryFor(database, text);
    const parameters = query.parameters.map(() => text);
    const reader = readerOf(database);
    if (reader) return reader.first<Row>(query.sql, parameters);
    const { rows } = await database.executeQuery<Row>({ ...query, parameters });
    return rows[0];
  };
}
