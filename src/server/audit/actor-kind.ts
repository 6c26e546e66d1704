import { sql } from 'kysely';
import type { AuditActorKind } from '#contract/audit-choices.ts';
import { byOwner } from '../account/by-owner.ts';
import { commandLine } from '../platform/command.ts';

/** The same expression as in the indexes of the trail. */
export const actorKind = sql<AuditActorKind>`case "actor" when 'system' then 'system' when ${sql.lit(commandLine)} then 'commandLine' when ${sql.lit(byOwner)} then 'creator' else 'staff' end`;
