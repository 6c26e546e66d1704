import { type Kysely, sql } from 'kysely';

const platforms = ['instagram', 'youtube', 'tiktok'];

/** Creators enter the followers of each platform. A count of an earlier release is taken as that of the first platform. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const platform of platforms)
    await database.schema.alterTable('creator').addColumn(`${platform}Followers`, 'integer').execute();
  await database.schema.alterTable('creator').addColumn('followersAt', 'bigint').execute();
  for (const platform of platforms)
    await sql`
      update creator set ${sql.ref(`${platform}Followers`)} = "followersCount", "followersAt" = "updatedAt"
      where "followersCount" > 0 and "followersAt" is null and ${sql.ref(platform)} <> ''`.execute(database);
}
