import type { Session } from '#contract/session.ts';

export type Caller = Pick<Session, 'token' | 'currentBlog'>;

export const callerOf = (session: Session | null): Caller => ({
  token: session?.token ?? '',
  currentBlog: session?.currentBlog ?? null,
});
