import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** An empty database of its own in a PostgreSQL that runs. */
export const createDatabase = (postgresUrl: string): Promise<string> => databaseFrom(postgresUrl, 'template1');

/** Another with all that one holds, which nobody uses at the moment. */
export function copyDatabase(url: string): Promise<string> {
  const { pathname } = new URL(url);
  return databaseFrom(url.slice(0, -pathname.length), pathname.slice(1));
}

async function databaseFrom(postgresUrl: string, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: `${postgresUrl}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return `${postgresUrl}/${name}`;
}
