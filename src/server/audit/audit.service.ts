import type { AuditReply, PageQuery } from '#contract/back-office.ts';
import type { Platform } from '../platform/platform.ts';
import { findHead, pageOfEntries } from './audit.store.ts';

export async function listAuditEntries({ database }: Platform, { offset, limit }: PageQuery): Promise<AuditReply> {
  const [entries, head] = await Promise.all([pageOfEntries(database, offset, limit), findHead(database)]);
  return { data: entries.map((entry) => ({ ...entry, details: JSON.parse(entry.details) })), total: head.sequence };
}
