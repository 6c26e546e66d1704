import { z } from 'zod';
import { line } from './fields.ts';

const identifier = line(254, z.string().trim().min(1));
const password = z.string().min(1).max(200);

export const roles = ['creator', 'sponsor', 'staff'] as const;

export const credentials = z.union([
  z.strictObject({ email: identifier, password }),
  z.strictObject({ username: identifier, password }),
]);

export const blogCredentials = z.strictObject({ email: identifier, password });
export const blogParams = z.object({ username: z.string().min(1).max(64) });
export const sponsorCredentials = z.strictObject({ username: identifier, password });

export const loginReply = z
  .object({
    accessToken: z.string().describe('An opaque bearer token.'),
    name: z.string(),
    username: z.string(),
    email: z.string(),
  })
  .meta({ id: 'Login' });

export const sessionReply = z
  .object({
    role: z.enum(roles),
    name: z.string(),
    username: z.string(),
    email: z.string(),
    lifetime: z.int().describe('Milliseconds until the session ends if nothing more is asked with it.'),
  })
  .meta({ id: 'Session' });

export type Role = (typeof roles)[number];
export type Credentials = z.infer<typeof credentials>;
export type BlogCredentials = z.infer<typeof blogCredentials>;
export type SponsorCredentials = z.infer<typeof sponsorCredentials>;
export type LoginReply = z.infer<typeof loginReply>;

export interface SessionUser {
  name: string;
  username: string;
  email: string;
}

/** What a browser remembers of a sign-in. */
export interface Session {
  token: string;
  user: SessionUser;
  currentBlog: string | null;
}
