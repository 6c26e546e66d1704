import { z } from 'zod';
import { applicationListItem, applicationsQuery } from './back-office.ts';
import { creatorOrders, creatorStandings } from './creator-list-choices.ts';

export const creatorsQuery = applicationsQuery.pick({ search: true, limit: true }).extend({
  search: applicationsQuery.shape.search.describe('What words of the name, username or email begin with.'),
  standing: z.enum(creatorStandings).optional(),
  order: z.enum(creatorOrders).default('newest'),
  after: z.string().max(64).optional().describe('The `next` of the page before.'),
});

const creator = applicationListItem
  .pick({
    accountId: true,
    fullName: true,
    username: true,
    email: true,
    profilePicture: true,
    isIbanDoubtful: true,
    isRepeated: true,
    bankLink: true,
  })
  .extend({
    standing: z.enum(creatorStandings),
    createdAt: z.int().describe('When they first applied.'),
    application: applicationListItem.pick({ id: true, state: true }).nullable().describe('The last that they sent.'),
  })
  .meta({ id: 'CreatorOfStaff' });

export const creatorsReply = z.object({
  data: z.array(creator),
  next: z.string().nullable().describe('Where the next page begins; null on the last.'),
  counts: z
    .record(z.enum(creatorStandings), z.int())
    .nullable()
    .describe('How many there are of each standing, unless somebody is searched for.'),
});

export type CreatorsQuery = z.output<typeof creatorsQuery>;
export type CreatorsReply = z.infer<typeof creatorsReply>;
export type CreatorOfStaff = CreatorsReply['data'][number];
