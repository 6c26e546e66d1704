import { sql } from 'kysely';
import type { AuditDoer } from '#contract/audit-choices.ts';
import { byOwner } from '../account/by-owner.ts';
import { commandLine } from '../platform/command.ts';

/** By whom an entry was done, word for word as the indexes of the trail have it. */
export const doerKind = sql<AuditDoer>`case "actor" when 'system' then 'system' when ${sql.lit(commandLine)} then 'commandLine' when ${sql.lit(byOwner)} then 'creator' else 'staff' end`;
