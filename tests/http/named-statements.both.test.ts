import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseAway } from '#server/platform/database/database-away.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { rowsOfNamed } from '#server/platform/database/statement-names.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

interface Tables {
  port: { name: string; berths: number };
}

const findPort = prepared((database: Kysely<Tables>, name) =>
  database.selectFrom('port').selectAll().where('name', '=', name).where('name', '<>', sql<string>`upper(${name})`),
);
const addPort = (database: Kysely<Tables>, name: string) =>
  rowsOfNamed(database, database.insertInto('port').values({ name, berths: 12 }).returning('name'));

let server: TestServer;
let database: Kysely<Tables>;
beforeEach(async () => {
  server = await startTestServer();
  database = openDatabase<Tables>(server.platform.config.database);
  await database.schema.createTable('port').addColumn('name', 'text').addColumn('berths', 'integer').execute();
});
afterEach(async () => {
  await database.destroy();
  await server.stop();
});

const isPostgres = process.env.VAYA_TEST_DATABASE === 'postgres';

/** What a connection of its own has planned by name. */
const plansWithin = (work: (transaction: Kysely<Tables>) => Promise<unknown>) =>
  database.transaction().execute(async (transaction) => {
    await work(transaction);
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      transaction,
    );
    return rows.map(({ statement }) => statement);
  });

describe('a statement that has a name', () => {
  it('answers with what is asked for now, within a transaction as outside of it', async () => {
    expect(await addPort(database, 'Kaş')).toEqual([{ name: 'Kaş' }]);
    await database.transaction().execute(async (transaction) => {
      expect(await addPort(transaction, 'Bodrum')).toEqual([{ name: 'Bodrum' }]);
      expect(await findPort(transaction, 'Kaş')).toEqual({ name: 'Kaş', berths: 12 });
      expect(await findPort(transaction, 'Bodrum')).toEqual({ name: 'Bodrum', berths: 12 });
    });
    expect(await findPort(database, 'Bodrum')).toEqual({ name: 'Bodrum', berths: 12 });
  });

  it.runIf(isPostgres)('is planned once on a connection, however often it is asked', async () => {
    const plans = await plansWithin(async (transaction) => {
      for (const name of ['Kaş', 'Bodrum', 'Finike']) {
        await addPort(transaction, name);
        await findPort(transaction, name);
      }
    });
    expect(plans.filter((statement) => statement.startsWith('insert into "port"'))).toHaveLength(1);
    expect(plans.filter((statement) => statement.startsWith('select * from "port"'))).toHaveLength(1);
  });

  it.runIf(isPostgres)('whose table a newer release has changed fails as passing, and is planned anew', async () => {
    await addPort(database, 'Kaş');
    expect(await findPort(database, 'Kaş')).toEqual({ name: 'Kaş', berths: 12 });
    await database.schema.alterTable('port').addColumn('depth', 'integer').execute();
    await expect(findPort(database, 'Kaş')).rejects.toThrow(DatabaseAway);
    expect(await findPort(database, 'Kaş')).toEqual({ name: 'Kaş', berths: 12, depth: null });
  });
});
