import { z } from 'zod';
import { lines, linkToken } from './fields.ts';

const text = (maxLength = 300) => lines(maxLength).default('');

/** Only the shape is checked here; `bankProblems` validates the values, on client and server. */
export const bankDetailsRequest = z.strictObject({
  accountType: z.enum(['person', 'company', '']).default(''),
  name: text(),
  iban: text(),
  taxNumber: text(),
  taxOffice: text(),
  address: text(1000),
  city: text(),
  district: text(),
  country: text(),
});

export const bankTokenQuery = z.strictObject({ token: linkToken });
export const renewBankLinkRequest = z.strictObject({ token: linkToken });

export const bankFormReply = z
  .object({
    fullName: z.string(),
    email: z.string().describe('Masked.'),
    accountType: z.enum(['person', 'company']),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    district: z.string(),
    country: z.string(),
    taxOffice: z.string(),
    ibanEnding: z.string().describe('The last four digits of the IBAN on file; empty without one.'),
    linkExpiresAt: z.int(),
    message: z.string().nullable().describe('What has to change; null for the first link.'),
  })
  .meta({ id: 'BankForm' });

export const bankDetailsReply = z.object({ data: z.object({ submittedAt: z.int() }) });

export type BankDetailsRequest = z.output<typeof bankDetailsRequest>;
export type BankFormReply = z.infer<typeof bankFormReply>;
export type BankDetailsReply = z.infer<typeof bankDetailsReply>;
