import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { readerOf } from './open-database.ts';

/** The first row of a query by one text. It is built once for each database; after that only the text is put in. */
export function prepared<Tables, Row>(build: (database: Kysely<Tables>, text: string) => Compilable<Row>) {
  const built = new WeakMap<Kysely<Tables>, CompiledQuery<Row>>();
  const queryFor = (database: Kysely<Tables>, text: string): CompiledQuery<Row> => {
    const query = built.get(database) ?? build(database, text).compile();
    built.set(database, query);
    return query;
  };
  return async (database: Kysely<Tables>, text: string): Promise<Row | undefined> => {
    const query = queryFor(database, text);
    const reader = readerOf(database);
    if (reader) return reader.first<Row>(query.sql, text);
    const { rows } = await database.executeQuery<Row>({ ...query, parameters: [text] });
    return rows[0];
  };
}
