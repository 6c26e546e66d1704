import { z } from 'zod';
import { applicationsQuery, pageQuery } from './back-office.ts';
import { idParams } from './fields.ts';
import { mailStates } from './states.ts';

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
  fullName: z.string().describe('The creator to whom the mails were sent.'),
  data: z
    .array(
      mailRow
        .extend({
          isReadable: z.boolean().describe('A redacted copy is stored for 30 days.'),
          isHeld: z.boolean().describe('Its decision can still be undone; it is readable once that time is over.'),
        })
        .meta({ id: 'CreatorMail' }),
    )
    .describe('Newest first.'),
  total: z.int(),
});

export const mailReadingReply = z
  .object({
    subject: z.string(),
    text: z.string().describe('The text with every secret masked.'),
    secret: z
      .enum(['none', 'kept', 'erased'])
      .describe(
        'none = nothing is masked; kept = the unsent mail still has the secret, encrypted; erased = the secret is gone.',
      ),
  })
  .meta({ id: 'MailReading' });

export const mailsQuery = pageQuery.extend({
  search: applicationsQuery.shape.search.describe('A part of the address, or of the name of the template.'),
});

export const mailsReply = z.object({
  data: z.array(
    mailRow
      .extend({ isErased: z.boolean().describe('A mail without content cannot be sent again.') })
      .meta({ id: 'OutboxMail' }),
  ),
  total: z.int(),
});

export const mailMoveRequest = z.strictObject({ move: z.enum(['requeue']) });
export const mailMoveReply = z.object({ state: z.enum(mailStates) });

export type CreatorMailsReply = z.infer<typeof creatorMailsReply>;
export type MailReadingReply = z.infer<typeof mailReadingReply>;
export type MailsQuery = z.output<typeof mailsQuery>;
export type MailsReply = z.infer<typeof mailsReply>;
export type MailMoveRequest = z.output<typeof mailMoveRequest>;
export type MailMoveReply = z.infer<typeof mailMoveReply>;
