import { sql } from 'kysely';
import type { AuditActorKind } from '#contract/audit-choices.ts';
import { commandLine } from '../command.ts';
import { byOwner } from './by-owner.ts';

/** The same expression as in the indexes of the trail. */
export const actorKind = sql<AuditActorKind>`case "actor" when 'system' then 'system' when ${sql.lit(commandLine)} then 'commandLine' when ${sql.lit(byOwner)} then 'creator' else 'staff' end`;
