import type {
  ApplyReply,
  BankFormReply,
  CheckEmailReply,
  CodeSentReply,
  UsernameReply,
} from '#contract/application.ts';
import { codeLifetimeMs, defaultBankCountry } from '#contract/application-choices.ts';
import { approvals } from '#contract/states.ts';
import * as z from '#rules/zod.ts';
import { type FieldsOf, moment, number, object, or, text } from './reading.ts';

export const usernameCheck = z.object({
  exists: z.boolean(),
  canApply: z.boolean(),
  status: z.catch(or(z.enum(approvals), null), null),
  message: text,
} satisfies FieldsOf<UsernameReply>);

export const emailCheck = object(
  z.object({
    exists: or(z.boolean(), false),
    available: or(z.boolean(), true),
    message: text,
  } satisfies FieldsOf<CheckEmailReply>),
);

export const codeSent = object(
  z.object({
    applicationId: text,
    lifetime: or(number, codeLifetimeMs),
  } satisfies FieldsOf<CodeSentReply>),
);

export const codeCheck = z.object({ isValid: z.boolean() });

export const applied = object(
  z.object({
    status: z.catch(or(z.enum(approvals), 'ONHOLD'), 'ONHOLD'),
    reference: text,
    statusToken: text,
  } satisfies FieldsOf<ApplyReply>),
);

export const bankForm = z.object({
  fullName: z.string(),
  email: text,
  accountType: z.catch(or(z.enum(['person', 'company']), 'company'), 'company'),
  name: text,
  address: text,
  city: text,
  district: text,
  country: or(z.string(), defaultBankCountry),
  taxOffice: text,
  ibanEnding: text,
  linkExpiresAt: or(moment, 0),
  message: or(z.string(), null),
} satisfies FieldsOf<BankFormReply>);
