import { z } from 'zod';
import { approvals, expertiseLevels, proficiencies } from './levels.ts';

const line = (most = 300) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u)
    .default('');
const id = z.string().regex(/^[\w.-]{1,64}$/);
const ids = z.array(id).max(50).default([]);
const level = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), z.enum(values))
    .default('BEGINNER' as never);

/** What is wrong with a value of the right shape is said by the rules, for both sides alike. */
export const applicationRequest = z.strictObject({
  applicationId: id.describe('The id under which the email address was verified.'),
  fullName: line(),
  username: line(),
  email: line(),
  phoneNumber: line(),
  aboutMe: z
    .string()
    .max(5000)
    .regex(/^(?:\P{Cc}|[\t\r\n])*$/u)
    .default(''),
  socialMediaAccounts: z
    .strictObject({ instagram: line(), youtube: line(), tiktok: line() })
    .default({ instagram: '', youtube: '', tiktok: '' }),
  languages: z
    .array(z.strictObject({ language: id, proficiency: level(proficiencies) }))
    .max(50)
    .default([]),
  expertises: z
    .array(z.strictObject({ expertise: id, level: level(expertiseLevels) }))
    .max(50)
    .default([]),
  locations: ids,
  location: id.nullable().default(null),
  services: ids,
  serviceOffers: ids,
  hasCompany: z.boolean().default(false),
  legalEntity: line(),
  taxNo: line(),
  taxOffice: line(),
  accountHolderName: line(),
  iban: line(),
  address: line(1000),
  termsAccepted: z.boolean().default(false),
  privacyVersion: line(20),
});

const status = z.enum(approvals);

export const applyReply = z
  .object({
    status,
    reference: z.string().describe('What a person may quote when asking about the application.'),
    statusToken: z.string().describe('Opens the page that tells how the application stands.'),
  })
  .meta({ id: 'Applied' });

export const usernameParams = z.object({ username: z.string().min(1).max(80) });
export const usernameQuery = z.strictObject({ applicationId: id.optional() });
export const usernameReply = z
  .object({
    exists: z.boolean(),
    canApply: z.boolean(),
    status: status.nullable().describe('Told only to whoever verified the email address of that application.'),
    message: z.string(),
  })
  .meta({ id: 'UsernameCheck' });

export const statusQuery = z.strictObject({ token: z.string().min(1).max(200) });
export const applicationStatusReply = z
  .object({
    status,
    reference: z.string(),
    fullName: z.string(),
    appliedAt: z.int(),
    decidedAt: z.int().nullable(),
    reason: z.string().nullable(),
    reasonText: z.string().nullable(),
    mayApplyAgainAt: z.int().nullable(),
    hasPassword: z.boolean(),
    bankDetails: z.enum(['missing', 'sent', 'verified']),
    isActive: z.boolean(),
  })
  .meta({ id: 'ApplicationStatus' });

export type ApplicationRequest = z.output<typeof applicationRequest>;
export type ApplyReply = z.infer<typeof applyReply>;
export type UsernameReply = z.infer<typeof usernameReply>;
export type ApplicationStatusReply = z.infer<typeof applicationStatusReply>;
