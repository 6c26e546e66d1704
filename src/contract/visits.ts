import { z } from 'zod';

const counts = z.object({ views: z.int(), visitors: z.int() });

/** The visits of one day, by where they came from. */
const visitedDay = counts
  .extend({
    day: z.iso.date().describe('In UTC.'),
    hosts: z
      .array(counts.extend({ host: z.string() }))
      .describe("The most visited first; '' without a referrer, 'other' for those beyond the first of a day."),
  })
  .meta({ id: 'VisitedDay' });

export const blogVisitsReply = z.object({
  days: z.array(visitedDay).describe('The last thirty, today last, also those without a visit.'),
});

export type BlogVisitsReply = z.infer<typeof blogVisitsReply>;
