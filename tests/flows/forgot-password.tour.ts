import { sql } from 'kysely';
import type { Tour } from '#tests/kit/flow.ts';
import type { TestServer } from '#tests/kit/server.ts';

export const tour: Tour = {
  path: '/forgot-password',
  calls: { askForLink: /^\/api\/auth\/password\/forgot$/ },
  arrange: {
    async askForLink({ server }, output) {
      await restoreTable(server);
      isTableAway = Object(output).kind === 'refused';
      if (isTableAway)
        await sql`alter table "passwordRequest" rename to "awayRequest"`.execute(server.platform.database);
    },
  },
  mend: restoreTable,
};

/** Without its table the server answers with a message. */
let isTableAway = false;

async function restoreTable({ platform }: TestServer): Promise<void> {
  if (isTableAway) await sql`alter table "awayRequest" rename to "passwordRequest"`.execute(platform.database);
  isTableAway = false;
}
