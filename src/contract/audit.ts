import { z } from 'zod';
import { auditActorKinds } from './audit-choices.ts';
import { applicationsQuery, deed } from './back-office.ts';

export const auditQuery = applicationsQuery.pick({ search: true, since: true, until: true, limit: true }).extend({
  search: applicationsQuery.shape.search.describe(
    'What words of the name, username or email begin with of whom it was about.',
  ),
  since: applicationsQuery.shape.since.describe('Done then or later.'),
  until: applicationsQuery.shape.until.describe('Done before.'),
  by: z.enum(auditActorKinds).optional(),
  action: z
    .string()
    .max(64)
    .regex(/^[a-zA-Z.]+$/)
    .optional(),
  after: z.coerce.number().int().min(1).optional().describe('The `next` of the page before.'),
});

export const auditReply = z.object({
  data: z.array(
    deed
      .extend({
        sequence: z.int(),
        subjectId: z.string(),
        subject: z
          .string()
          .nullable()
          .describe('The name of whom it was about, of the guest and the city of a stay, or the address of the mail.'),
      })
      .meta({ id: 'AuditEntry' }),
  ),
  next: z.int().nullable().describe('Where the next page begins; null on the last.'),
});

export type AuditQuery = z.output<typeof auditQuery>;
export type AuditReply = z.infer<typeof auditReply>;
export type AuditEntry = AuditReply['data'][number];
