import type { Session, SessionUser } from '#contract/session.ts';
import { orElse } from './or-else.ts';

/** Where a sign-in is kept in this browser: the creator's in local storage, those of sponsors and staff in session storage. */
export interface SessionStore {
  read(): Session | null;
  write(session: Session): void;
  clear(): void;
  isAbout(event: StorageEvent): boolean;
}

export const creatorSessionStore = forgiving({
  read() {
    const token = localStorage.getItem('authToken');
    const user = parseUser(localStorage.getItem('currentUser'));
    return token && user ? { token, user, currentBlog: localStorage.getItem('currentBlog') } : null;
  },
  write({ token, user, currentBlog }) {
    localStorage.setItem('currentUser', JSON.stringify(user));
    if (currentBlog === null) localStorage.removeItem('currentBlog');
    else localStorage.setItem('currentBlog', currentBlog);
    localStorage.setItem('authToken', token);
  },
  clear() {
    for (const key of ['authToken', 'currentBlog', 'currentUser']) localStorage.removeItem(key);
  },
  isAbout: ({ key, storageArea }) => storageArea === localStorage && (key === null || key === 'authToken'),
});

/** A sign-in that ends with its tab, under keys of its own, so that it disturbs no other. */
const inThisTab = (who: string): SessionStore =>
  forgiving({
    read() {
      const token = sessionStorage.getItem(`${who}Token`);
      const user = parseUser(sessionStorage.getItem(`${who}User`));
      return token && user ? { token, user, currentBlog: null } : null;
    },
    write({ token, user }) {
      sessionStorage.setItem(`${who}User`, JSON.stringify(user));
      sessionStorage.setItem(`${who}Token`, token);
    },
    clear() {
      for (const key of [`${who}Token`, `${who}User`]) sessionStorage.removeItem(key);
    },
    isAbout: () => false,
  });

/** A device that does not let anything be kept lets a sign-in last until the next load. */
function forgiving(store: SessionStore): SessionStore {
  return {
    read: () => orElse(null, store.read),
    write: (session) => orElse(undefined, () => store.write(session)),
    clear: () => orElse(undefined, store.clear),
    isAbout: (event) => orElse(false, () => store.isAbout(event)),
  };
}

export const sponsorSessionStore = inThisTab('sponsor');
export const staffSessionStore = inThisTab('staff');

function parseUser(text: string | null): SessionUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUser(value) ? { name: value.name, username: value.username, email: value.email } : null;
  } catch {
    return null;
  }
}

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'username', 'email'].every((key) => key in value && typeof Reflect.get(value, key) === 'string');
