import { z } from 'zod';

export const calendarReply = z
  .object({
    since: z.int().nullable().describe('When the address was made; null where there is none.'),
    address: z.string().nullable().describe('Told once, by the call that makes it: what is kept is its hash.'),
  })
  .meta({ id: 'Calendar' });

export type CalendarReply = z.infer<typeof calendarReply>;
