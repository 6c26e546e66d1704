import type { Role } from '#contract/roles.ts';
import type { Session } from '#contract/session.ts';
import * as z from '#rules/zod.ts';
import { defineStored } from '../storage.ts';

export interface SessionStore {
  read(): Session | null;
  write(session: Session): void;
  clear(): void;
  isChangedBy(event: StorageEvent): boolean;
  isUserChangedBy(event: StorageEvent): boolean;
}

const user = z.object({ name: z.string(), username: z.string(), email: z.string() });

interface Keys {
  area: 'session' | 'local';
  token: string;
  user: string;
  blog?: string;
}

function sessionStore({ area, token: tokenKey, user: userKey, blog: blogKey }: Keys): SessionStore {
  const storedToken = defineStored({ key: tokenKey, area, schema: z.string(), isPlain: true });
  const storedUser = defineStored({ key: userKey, area, schema: user, isPlain: true });
  const storedBlog = blogKey ? defineStored({ key: blogKey, area, schema: z.string(), isPlain: true }) : null;
  return {
    read() {
      const [token, user] = [storedToken.read(), storedUser.read()];
      return token && user ? { token, user, currentBlog: storedBlog?.read() ?? null } : null;
    },
    /** The token comes last: other tabs read the session when it changes. */
    write({ token, user, currentBlog }) {
      storedUser.write(user);
      if (currentBlog === null) storedBlog?.clear();
      else storedBlog?.write(currentBlog);
      storedToken.write(token);
    },
    clear() {
      for (const stored of [storedToken, storedBlog, storedUser]) stored?.clear();
    },
    isChangedBy: storedToken.isChangedBy,
    isUserChangedBy: storedUser.isChangedBy,
  };
}

/** Creators and sponsors are signed in for all tabs, staff for one. Signing in as one role does not sign out another. */
export const sessionStores: Readonly<Record<Role, SessionStore>> = {
  creator: sessionStore({ area: 'local', token: 'authToken', user: 'currentUser', blog: 'currentBlog' }),
  sponsor: sessionStore({ area: 'local', token: 'sponsorToken', user: 'sponsorUser' }),
  staff: sessionStore({ area: 'session', token: 'staffToken', user: 'staffUser' }),
};
