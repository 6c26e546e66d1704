import { z } from 'zod';
import { entryId, line, lines, linkToken, needed } from './fields.ts';
import { approvals, expertiseLevels, proficiencies } from './levels.ts';

const field = (most = 300) => line(most).default('');
const ids = z.array(entryId).max(50).default([]);
const level = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), z.enum(values))
    .default('BEGINNER' as never);

/** What is wrong with a value of the right shape is said by the rules, for both sides alike. */
export const applicationRequest = z.strictObject({
  applicationId: entryId
    .optional()
    .describe(
      'The id under which the email address was verified. Without it the newest verification of the address counts.',
    ),
  fullName: field(),
  username: field(),
  email: field(),
  phoneNumber: field(),
  aboutMe: lines(5000).default(''),
  socialMediaAccounts: z
    .strictObject({ instagram: field(), youtube: field(), tiktok: field() })
    .default({ instagram: '', youtube: '', tiktok: '' }),
  languages: z
    .array(z.strictObject({ language: entryId, proficiency: level(proficiencies) }))
    .max(50)
    .default([]),
  expertises: z
    .array(z.strictObject({ expertise: entryId, level: level(expertiseLevels) }))
    .max(50)
    .default([]),
  locations: ids,
  location: z.preprocess((value) => (value === '' ? null : value), entryId.nullable()).default(null),
  services: ids,
  serviceOffers: ids,
  hasCompany: z.boolean().default(false),
  legalEntity: field(),
  taxNo: field(),
  taxOffice: field(),
  accountHolderName: field(),
  iban: field(),
  address: field(1000),
  termsAccepted: z.boolean().default(false),
  privacyVersion: line(20, needed)
    .optional()
    .describe('The version of the privacy notice that was read; the newest where it is not said.'),
});

const status = z.enum(approvals);

export const applyReply = z
  .object({
    status,
    reference: z.string().describe('What a person may quote when asking about the application.'),
    statusToken: z
      .string()
      .describe(
        'Opens the page that tells how the application stands. Empty without an applicationId in the request: the link is then in the mail alone.',
      ),
  })
  .meta({ id: 'Applied' });

export const usernameParams = z.object({ username: line(80).min(1) });
export const usernameQuery = z.strictObject({ applicationId: entryId.optional() });
export const usernameReply = z
  .object({
    exists: z.boolean(),
    canApply: z.boolean(),
    status: status.nullable().describe('Told only to whoever verified the email address of that application.'),
    message: z.string(),
  })
  .meta({ id: 'UsernameCheck' });

export const statusQuery = z.strictObject({ token: linkToken });
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
    bankDetailsAt: z.int().nullable().describe('When they were sent.'),
    isActive: z.boolean(),
    isSuspended: z.boolean(),
    activeSince: z.int().nullable(),
    username: z.string().describe('The blog has its address by it.'),
    mailedTo: z.string().describe('Where mails go, as much of it as its owner knows it by.'),
  })
  .meta({ id: 'ApplicationStatus' });

export const sendLinkRequest = z.strictObject({ token: linkToken, link: z.enum(['password', 'bankDetails']) });
export const withdrawRequest = z.strictObject({ token: linkToken });
export const withdrawReply = z
  .object({ erasedOn: z.iso.date().describe('The day on which everything that was sent is erased.') })
  .meta({ id: 'Withdrawn' });

export type ApplicationRequest = z.output<typeof applicationRequest>;
export type ApplyReply = z.infer<typeof applyReply>;
export type UsernameReply = z.infer<typeof usernameReply>;
export type ApplicationStatusReply = z.infer<typeof applicationStatusReply>;
export type SendLinkRequest = z.infer<typeof sendLinkRequest>;
export type WithdrawReply = z.infer<typeof withdrawReply>;
