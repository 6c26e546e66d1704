import { z } from 'zod';
import { applicationsQuery, creatorOfStaff } from './back-office.ts';
import { creatorOrders, creatorStatuses } from './creator-list-choices.ts';
import { recordId } from './fields.ts';

export const creatorsQuery = applicationsQuery.pick({ search: true, limit: true }).extend({
  search: applicationsQuery.shape.search.describe('Prefixes of words in the name, username or email.'),
  status: z.enum(creatorStatuses).optional(),
  order: z.enum(creatorOrders).default('newest'),
  after: recordId.optional().describe('The `next` of the previous page.'),
});

export const creatorsReply = z.object({
  data: z.array(creatorOfStaff),
  next: z.string().nullable().describe('The `after` of the next page; null on the last page.'),
  counts: z
    .record(z.enum(creatorStatuses), z.int())
    .nullable()
    .describe('The count of each status; null for a search.'),
});

export type CreatorsQuery = z.output<typeof creatorsQuery>;
export type CreatorsReply = z.infer<typeof creatorsReply>;
export type CreatorOfStaff = CreatorsReply['data'][number];
