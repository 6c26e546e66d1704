import { z } from 'zod';
import { expertiseLevels, proficiencies } from './application-choices.ts';
import { emailField, entryId, line, lines, linkToken, needed, recordId } from './fields.ts';
import { approvals } from './states.ts';

const field = (maxLength = 300) => line(maxLength).default('');
const ids = z.array(entryId).max(50).default([]);
const level = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), z.enum(values))
    .default('BEGINNER' as never);

/** What a creator may change later. The lists hold ids. The picture is not part of it. */
export const profileForm = z.object({
  fullName: field(),
  phoneNumber: field(),
  aboutMe: lines(5000).default(''),
  socialMediaAccounts: z
    .strictObject({ instagram: field(), youtube: field(), tiktok: field() })
    .default({ instagram: '', youtube: '', tiktok: '' }),
  instagramFollowers: field(20),
  youtubeFollowers: field(20),
  tiktokFollowers: field(20),
  languages: z
    .array(z.strictObject({ language: entryId, proficiency: level(proficiencies) }))
    .max(50)
    .default([]),
  expertises: z
    .array(z.strictObject({ expertise: entryId, level: level(expertiseLevels) }))
    .max(50)
    .default([]),
  locations: ids,
  services: ids,
  serviceOffers: ids,
});

const mainLocation = z.preprocess((value) => (value === '' ? null : value), entryId.nullable()).default(null);

/** Only the shape is checked here; `applicationProblems` validates the values, on client and server. */
export const applicationRequest = z.strictObject({
  applicationId: entryId
    .optional()
    .describe(
      'The id under which the email address was verified. Without it the newest verification of the address counts.',
    ),
  ...profileForm.shape,
  username: field(),
  email: field(),
  location: mainLocation,
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
    .describe('The version of the privacy notice that the applicant read; by default the newest.'),
});

/** What a link takes to another device: what the device stores itself, so neither the picture nor company and bank details. */
const draftForm = z.object({
  ...profileForm.shape,
  username: field(),
  location: mainLocation,
  cityNames: z
    .record(entryId, line(300))
    .refine((names) => Object.keys(names).length <= 50)
    .default({}),
  termsAccepted: z.boolean().default(false),
});

/** The part of the form in which the applicant was. */
const part = z.enum(['you', 'profile', 'work', 'payment', 'review']);

export const mailDraftRequest = z.strictObject({ applicationId: entryId, part, form: draftForm });
export const draftQuery = z.strictObject({ token: linkToken });
export const draftReply = z
  .object({
    email: z.string().describe('The masked address to which the link was mailed.'),
    savedAt: z.int(),
  })
  .meta({ id: 'ApplicationDraft' });
export const continueDraftRequest = z.strictObject({ token: linkToken });
export const continueDraftReply = z
  .object({
    email: z.string(),
    applicationId: z.string().describe('The id under which the email address is verified.'),
    part,
    form: draftForm,
  })
  .meta({ id: 'ContinuedDraft' });

const status = z.enum(approvals);

export const applyReply = z
  .object({
    status,
    reference: z.string().describe('For questions about the application.'),
    statusToken: z
      .string()
      .describe(
        'Opens the status page of the application. Empty without an applicationId in the request: then only the mail has the link.',
      ),
  })
  .meta({ id: 'Applied' });

export const usernameParams = z.object({ username: line(80).min(1) });
export const usernameQuery = z.strictObject({ applicationId: entryId.optional() });
export const usernameReply = z
  .object({
    exists: z.boolean(),
    canApply: z.boolean(),
    status: status.nullable().describe('Null unless the client verified the email address of that application.'),
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
    bankDetailsAt: z.int().nullable().describe('When the bank details were sent.'),
    isActive: z.boolean(),
    isSuspended: z.boolean(),
    activeSince: z.int().nullable(),
    username: z.string().describe('Part of the address of the blog.'),
    mailedTo: z.string().describe('The masked email address.'),
  })
  .meta({ id: 'ApplicationStatus' });

export const sendLinkRequest = z.strictObject({ token: linkToken, link: z.enum(['password', 'bankDetails']) });
export const withdrawRequest = z.strictObject({ token: linkToken });
export const withdrawReply = z
  .object({ erasedOn: z.iso.date().describe('The day on which the application and its data are deleted.') })
  .meta({ id: 'Withdrawn' });

export type ProfileForm = z.output<typeof profileForm>;
export type ApplicationRequest = z.output<typeof applicationRequest>;
export type ApplyReply = z.infer<typeof applyReply>;
export type UsernameReply = z.infer<typeof usernameReply>;
export type ApplicationStatusReply = z.infer<typeof applicationStatusReply>;
export type MailDraftRequest = z.output<typeof mailDraftRequest>;
export type DraftReply = z.infer<typeof draftReply>;
export type ContinueDraftReply = z.infer<typeof continueDraftReply>;
export type SendLinkRequest = z.infer<typeof sendLinkRequest>;
export type WithdrawReply = z.infer<typeof withdrawReply>;

export const sendVerificationEmailRequest = z.strictObject({ email: emailField });
export const resendVerificationEmailRequest = z.strictObject({ applicationId: recordId });
export const verifyEmailRequest = z.strictObject({ applicationId: recordId, code: line(16, needed) });
export const checkEmailRequest = z.strictObject({ email: emailField });

export const codeSentReply = z
  .object({
    applicationId: z.string(),
    lifetime: z.int().min(0).describe('Milliseconds until the code expires.'),
  })
  .meta({ id: 'CodeSent' });

export const verifyEmailReply = z.object({ isValid: z.boolean(), message: z.string().optional() });
export const checkEmailReply = z.object({ exists: z.boolean(), available: z.boolean(), message: z.string() });

export type CodeSentReply = z.infer<typeof codeSentReply>;
export type VerifyEmailRequest = z.infer<typeof verifyEmailRequest>;
export type VerifyEmailReply = z.infer<typeof verifyEmailReply>;
export type CheckEmailReply = z.infer<typeof checkEmailReply>;

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
