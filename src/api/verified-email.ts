import { orElse } from './or-else.ts';

const key = 'vaya.verifiedEmail';

export interface StoredVerifiedEmail {
  email: string;
  applicationId: string;
}

/** The address that was verified in this browser, so that a reload and a second tab know of it. */
export const verifiedEmailStore = {
  read: (): StoredVerifiedEmail | null => orElse(null, () => parse(localStorage.getItem(key))),
  write: ({ email, applicationId }: StoredVerifiedEmail) =>
    orElse(undefined, () => localStorage.setItem(key, JSON.stringify({ email, applicationId }))),
  clear: () => orElse(undefined, () => localStorage.removeItem(key)),
  isAbout: (event: StorageEvent) => orElse(false, () => event.storageArea === localStorage && event.key === key),
};

function parse(text: string | null): StoredVerifiedEmail | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isVerifiedEmail(value) ? { email: value.email, applicationId: value.applicationId } : null;
  } catch {
    return null;
  }
}

const isVerifiedEmail = (value: unknown): value is StoredVerifiedEmail =>
  typeof value === 'object' &&
  value !== null &&
  ['email', 'applicationId'].every((name) => typeof Reflect.get(value, name) === 'string');
