import { sql } from 'kysely';
import type { AuditDoer } from '#contract/audit-choices.ts';

/** By whom an entry was done, word for word as the indexes of the trail have it. */
export const doerKind = sql<AuditDoer>`case "actor" when 'system' then 'system' when 'command line' then 'commandLine' else 'staff' end`;
