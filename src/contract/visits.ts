import { z } from 'zod';

const counts = { views: z.int(), visitors: z.int() };

export const maxVisitedRows = 10;

/** The visits of a blog in the last thirty days. */
export const blogVisitsReply = z.object({
  days: z
    .array(z.object({ day: z.iso.date().describe('In UTC.'), ...counts }).meta({ id: 'VisitedDay' }))
    .describe('The last thirty, today last, also those without a visit.'),
  hosts: z
    .array(z.object({ host: z.string(), ...counts }))
    .describe("The ten most visited from; '' without a referrer, 'other' for those beyond the first of a day."),
  trips: z.array(z.object({ _id: z.string(), title: z.string(), views: z.int() })).describe('The ten most visited.'),
  followers: z.int().describe('How many readers follow by email and confirmed it.'),
});

export type BlogVisitsReply = z.infer<typeof blogVisitsReply>;
