import { currentBlogHeader } from '#contract/route.ts';
import type { Session } from '#contract/session.ts';

/** The headers of every authenticated call, bookings included. */
export const authorization = ({ token, currentBlog = null }: Pick<Session, 'token'> & Partial<Session>) => ({
  Authorization: `Bearer ${token}`,
  ...(currentBlog === null ? {} : { [currentBlogHeader]: currentBlog }),
});
