import { z } from 'zod';

export const calendarReply = z
  .object({
    since: z.int().nullable().describe('When the address was created; null without an address.'),
    address: z.string().nullable().describe('Returned once, by the call that creates it: only a hash is stored.'),
  })
  .meta({ id: 'Calendar' });

export type CalendarReply = z.infer<typeof calendarReply>;
