import type { Compilable, CompiledQuery, Kysely } from 'kysely';

/** The first row of a query by one text. It is built once for each database; after that only the text is put in. */
export function prepared<Tables, Row>(build: (database: Kysely<Tables>, text: string) => Compilable<Row>) {
  const built = new WeakMap<Kysely<Tables>, CompiledQuery<Row>>();
  return async (database: Kysely<Tables>, text: string): Promise<Row | undefined> => {
    const query: CompiledQuery<Row> = {
      ...(built.get(database) ?? build(database, text).compile()),
      parameters: [text],
    };
    built.set(database, query);
    const { rows } = await database.executeQuery(query);
    return rows[0];
  };
}
