import { z } from 'zod';
import { idParams } from './fields.ts';
import { mailStates } from './states.ts';

/** A mail without what it says. */
export const mailRow = z.object({
  id: z.string(),
  to: z.string(),
  template: z.string(),
  state: z.enum(mailStates),
  createdAt: z.int(),
  sentAt: z.int().nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
});

export const creatorMailParams = idParams.extend({ mail: idParams.shape.id });

export const creatorMailsReply = z.object({
  fullName: z.string().describe('Of the creator whose address they were written to.'),
  data: z
    .array(
      mailRow
        .extend({
          isReadable: z.boolean().describe('What a mail says is kept for thirty days.'),
          isHeld: z.boolean().describe('Its decision may still be undone: nobody reads it before it may leave.'),
        })
        .meta({ id: 'CreatorMail' }),
    )
    .describe('The latest first.'),
  total: z.int(),
});

export const mailReadingReply = z
  .object({
    subject: z.string(),
    text: z.string().describe('As it was written, with every secret masked.'),
    secret: z
      .enum(['none', 'kept', 'erased'])
      .describe('Whether something is masked, and if so whether the mail, which has still to leave, holds it sealed.'),
  })
  .meta({ id: 'MailReading' });

export type CreatorMailsReply = z.infer<typeof creatorMailsReply>;
export type MailReadingReply = z.infer<typeof mailReadingReply>;
