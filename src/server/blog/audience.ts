import type { Audience } from '#contract/blog-page.ts';
import { authenticate } from '../accounts/session.service.ts';
import type { Platform } from '../db/platform.ts';
import type { SignedIn } from '../http/access.ts';
import { Unauthenticated } from '../lib/errors.ts';

/** No token means a visitor; an expired token is an error, so that the client signs in again. */
export async function authenticateOptional(platform: Platform, token: string | null): Promise<SignedIn | null> {
  if (token === null) return null;
  const signedIn = await authenticate(platform, token);
  if (signedIn === null) throw new Unauthenticated();
  return signedIn;
}

export function audienceOf(by: SignedIn | null, creatorId: string): Audience {
  if (by === null) return 'visitor';
  if (by.role !== 'creator') return by.role;
  return by.accountId === creatorId ? 'owner' : 'visitor';
}

export const isInsider = (audience: Audience): boolean => audience === 'owner' || audience === 'staff';
