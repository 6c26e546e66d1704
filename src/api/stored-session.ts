import type { Session, SessionUser } from '#contract/session.ts';
import { orElse } from './or-else.ts';

/** Where a sign-in is stored in this browser: those of creators and sponsors in local storage, for all tabs; that of staff in session storage. */
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

/** Each role has keys of its own, so that no sign-in disturbs another. */
const storeOf = (role: 'sponsor' | 'staff', storage: () => Storage): SessionStore =>
  forgiving({
    read() {
      const token = storage().getItem(`${role}Token`);
      const user = parseUser(storage().getItem(`${role}User`));
      return token && user ? { token, user, currentBlog: null } : null;
    },
    write({ token, user }) {
      storage().setItem(`${role}User`, JSON.stringify(user));
      storage().setItem(`${role}Token`, token);
    },
    clear() {
      for (const key of [`${role}Token`, `${role}User`]) storage().removeItem(key);
    },
    isAbout: ({ key, storageArea }) => storageArea === storage() && (key === null || key === `${role}Token`),
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

export const sponsorSessionStore = storeOf('sponsor', () => localStorage);
export const staffSessionStore = storeOf('staff', () => sessionStorage);

const signOutKey = 'vaya.signOut';

/** Announces the sign-out to the other tabs. */
export const announceSignOut = (owner: string): void =>
  orElse(undefined, () => {
    localStorage.setItem(signOutKey, owner);
    localStorage.removeItem(signOutKey);
  });

export const ownerSignedOut = ({ key, newValue }: StorageEvent): string | null =>
  key === signOutKey ? newValue : null;

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
