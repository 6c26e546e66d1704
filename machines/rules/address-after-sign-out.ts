import type { Role } from '#contract/roles.ts';
import type { Session } from '#contract/session.ts';
import { fold } from '#rules/fold.ts';
import { blogAddress } from '#rules/trip-address.ts';

/** The address to load after a sign-out at an address; null for public pages. */
export function addressAfterSignOut(
  role: Role,
  { currentBlog }: Pick<Session, 'currentBlog'>,
  path: string,
): string | null {
  if (role === 'sponsor') return isWithin(path, ['/discovery', '/invitations']) ? '/discovery' : null;
  if (role === 'staff') return isWithin(path, ['/admin']) ? '/admin' : null;
  if (isWithin(path, ['/hotel-booking-request', '/hotel-booking-requests'])) return '/login';
  const [, page, blog = ''] = path.split('/');
  const isOwn = page === 'blog' && currentBlog !== null && fold(decodeURIComponent(blog)) === fold(currentBlog);
  return isOwn ? blogAddress(currentBlog) : null;
}

const isWithin = (path: string, pages: readonly string[]): boolean =>
  pages.some((page) => path === page || path.startsWith(`${page}/`));
