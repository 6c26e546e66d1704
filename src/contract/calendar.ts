import { z } from 'zod';

export const calendarReply = z
  .object({
    since: z.int().nullable().describe('When the address was made; null where there is none.'),
    address: z.string().nullable().describe('Told once, by the call that makes it: what is kept is its hash.'),
  })
  .meta({ id: 'Calendar' });

export const calendarRequest = z.strictObject({
  move: z.enum(['make', 'revoke']).describe('A new address makes the one before it nobody’s.'),
});

export type CalendarReply = z.infer<typeof calendarReply>;
