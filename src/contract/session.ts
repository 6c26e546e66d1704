import { z } from 'zod';
import { emailField, line, linkToken, needed } from './fields.ts';
import { roles } from './roles.ts';

const identifier = line(254, needed);
const password = z.string().min(1).max(200);

export const credentials = z.union([
  z.strictObject({ email: identifier, password }),
  z.strictObject({ username: identifier, password }),
]);

export const blogCredentials = z.strictObject({ email: identifier, password });
export const blogParams = z.object({ username: line(64).min(1) });
export const sponsorCredentials = z.strictObject({ username: identifier, password });

export const loginReply = z
  .object({
    accessToken: z.string().describe('An opaque bearer token.'),
    name: z.string(),
    username: z.string(),
    email: z.string(),
    role: z.literal('staff').optional().describe('Only for staff, who have no blog.'),
  })
  .meta({ id: 'Login' });

const ticket = z.string().describe('Continues a sign-in whose password was correct. Valid for some minutes.');

/** A new second factor. It is sent once. */
export const secondFactorOffer = z
  .object({
    secret: z.string().describe('In base32.'),
    address: z.string().describe('The otpauth URI that the QR code contains.'),
    picture: z.object({
      size: z.int().describe('Modules per side.'),
      path: z.string().describe('The dark modules as an SVG path.'),
    }),
    recoveryCodes: z.array(z.string()).describe('Each is valid once instead of a code.'),
  })
  .meta({ id: 'SecondFactorOffer' });

/** A session, or the second step that follows a correct password. */
export const signInReply = z.union([
  loginReply,
  z.object({ next: z.literal('code'), ticket }).meta({ id: 'CodeNeeded' }),
  z.object({ next: z.literal('setUp'), ticket, offer: secondFactorOffer }).meta({ id: 'SetUpNeeded' }),
]);

export const confirmSignInRequest = z.strictObject({ ticket: linkToken, code: line(32, needed) });

export const sessionReply = z
  .object({
    role: z.enum(roles),
    name: z.string(),
    username: z.string(),
    email: z.string(),
    lifetime: z.int().describe('Milliseconds until the session ends unless it is used.'),
  })
  .meta({ id: 'Session' });

const ownSession = z
  .object({
    id: z.string(),
    browser: z.string().nullable().describe("'Firefox'; null if unknown."),
    system: z.string().nullable().describe("'Windows' or 'iPhone'; null if unknown."),
    createdAt: z.int(),
    lastUsedAt: z.int().describe('To the minute.'),
    isCurrent: z.boolean().describe('Whether this request was made in it.'),
  })
  .meta({ id: 'OwnSession' });

export const sessionsReply = z.object({ data: z.array(ownSession) });

/** Asks for the password again, in case the session was left open or stolen. */
export const reauthenticationRequest = z.strictObject({ currentPassword: password });

export type Credentials = z.infer<typeof credentials>;
export type BlogCredentials = z.infer<typeof blogCredentials>;
export type SponsorCredentials = z.infer<typeof sponsorCredentials>;
export type LoginReply = z.infer<typeof loginReply>;
export type SignInReply = z.infer<typeof signInReply>;
export type SecondFactorOffer = z.infer<typeof secondFactorOffer>;
export type OwnSession = z.infer<typeof ownSession>;
export type ReauthenticationRequest = z.infer<typeof reauthenticationRequest>;
export type ConfirmSignInRequest = z.infer<typeof confirmSignInRequest>;

export interface SessionUser {
  name: string;
  username: string;
  email: string;
}

/** Stored by the browser. */
export interface Session {
  token: string;
  user: SessionUser;
  currentBlog: string | null;
}

const newPassword = z.string().max(1000);

export const forgotPasswordRequest = z.strictObject({ email: emailField });
export const setPasswordRequest = z.strictObject({ token: linkToken, password: newPassword });
export const renewPasswordLinkRequest = z.strictObject({ token: linkToken });
export const changePasswordRequest = reauthenticationRequest.extend({ password: newPassword });
export const passwordLinkQuery = z.strictObject({ token: linkToken });

export const passwordLinkReply = z
  .object({ name: z.string(), kind: z.enum(['invitation', 'reset']), realm: z.enum(['people', 'sponsors']) })
  .meta({ id: 'PasswordLink' });
export const passwordSetReply = z.object({ realm: z.enum(['people', 'sponsors']), username: z.string() });

export type PasswordLinkReply = z.infer<typeof passwordLinkReply>;
export type PasswordSetReply = z.infer<typeof passwordSetReply>;
