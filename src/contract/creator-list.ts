import { z } from 'zod';
import { applicationsQuery, creatorOfStaff } from './back-office.ts';
import { creatorOrders, creatorStandings } from './creator-list-choices.ts';
import { recordId } from './fields.ts';

export const creatorsQuery = applicationsQuery.pick({ search: true, limit: true }).extend({
  search: applicationsQuery.shape.search.describe('What words of the name, username or email begin with.'),
  standing: z.enum(creatorStandings).optional(),
  order: z.enum(creatorOrders).default('newest'),
  after: recordId.optional().describe('The `next` of the page before.'),
});

export const creatorsReply = z.object({
  data: z.array(creatorOfStaff),
  next: z.string().nullable().describe('Where the next page begins; null on the last.'),
  counts: z
    .record(z.enum(creatorStandings), z.int())
    .nullable()
    .describe('How many there are of each standing, unless somebody is searched for.'),
});

export type CreatorsQuery = z.output<typeof creatorsQuery>;
export type CreatorsReply = z.infer<typeof creatorsReply>;
export type CreatorOfStaff = CreatorsReply['data'][number];
