import { type Kysely, sql } from 'kysely';

/** Adds the platforms of listed creators to the terms that the directory is searched by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const platform of ['instagram', 'youtube', 'tiktok'])
    await sql`
      insert into "directoryTerm" (number, kind, term)
      select "directoryEntry".number, 'platform', ${sql.lit(platform)}
      from "directoryEntry" join creator on creator."accountId" = "directoryEntry"."accountId"
      where "directoryEntry"."isListed" = 1 and creator.${sql.ref(platform)} <> ''`.execute(database);
}
