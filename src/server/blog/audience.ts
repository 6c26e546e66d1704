import type { Audience } from '#contract/blog-page.ts';
import type { SignedIn } from '../http/access.ts';

export function audienceOf(by: SignedIn | null, creatorId: string): Audience {
  if (by === null) return 'visitor';
  if (by.role !== 'creator') return by.role;
  return by.accountId === creatorId ? 'owner' : 'visitor';
}

export const isInsider = (audience: Audience): boolean => audience === 'owner' || audience === 'staff';
