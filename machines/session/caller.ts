import type { Session } from '#contract/session.ts';

/** What a call says of in whose name it is made. */
export type Caller = Pick<Session, 'token' | 'currentBlog'>;

export const callerOf = (session: Session | null): Caller => ({
  token: session?.token ?? '',
  currentBlog: session?.currentBlog ?? null,
});
