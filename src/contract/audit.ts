import { z } from 'zod';
import { auditActorKinds } from './audit-actions.ts';
import { applicationsQuery, auditEntry } from './back-office.ts';

export const auditQuery = applicationsQuery.pick({ search: true, since: true, until: true, limit: true }).extend({
  search: applicationsQuery.shape.search.describe('Prefixes of words in the name, username or email of the subject.'),
  since: applicationsQuery.shape.since.describe('At this time or later.'),
  until: applicationsQuery.shape.until.describe('Before this time.'),
  by: z.enum(auditActorKinds).optional(),
  action: z
    .string()
    .max(64)
    .regex(/^[a-zA-Z.]+$/)
    .optional(),
  after: z.coerce.number().int().min(1).optional().describe('The `next` of the previous page.'),
});

export const auditReply = z.object({
  data: z.array(
    auditEntry
      .extend({
        sequence: z.int(),
        subjectId: z.string(),
        subject: z.string().nullable().describe('A name, the guest and city of a stay, or a mail address.'),
      })
      .meta({ id: 'AuditEntry' }),
  ),
  next: z.int().nullable().describe('The `after` of the next page; null on the last page.'),
});

export type AuditQuery = z.output<typeof auditQuery>;
export type AuditReply = z.infer<typeof auditReply>;
export type AuditEntry = AuditReply['data'][number];
