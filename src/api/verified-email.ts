import { proofLifetimeMs } from '#contract/code-limits.ts';
import { orElse } from './or-else.ts';

const key = 'vaya.verifiedEmail';

export interface StoredVerifiedEmail {
  email: string;
  applicationId: string;
}

type Dated = StoredVerifiedEmail & { provenAt: number };

/** The address that was verified in this browser, so that a reload and a second tab know of it, for as long as the server does. */
export const verifiedEmailStore = {
  read: (): StoredVerifiedEmail | null => orElse(null, readStored),
  write: (verified: StoredVerifiedEmail) => orElse(undefined, () => writeStored(verified)),
  clear: () => orElse(undefined, () => localStorage.removeItem(key)),
  isAbout: (event: StorageEvent) => orElse(false, () => event.storageArea === localStorage && event.key === key),
};

function readStored(): StoredVerifiedEmail | null {
  const dated = parse(localStorage.getItem(key));
  if (dated === null) return null;
  const { provenAt, ...verified } = dated;
  if (Date.now() - provenAt < proofLifetimeMs) return verified;
  localStorage.removeItem(key);
  return null;
}

/** Storing a proof again does not extend its lifetime. */
function writeStored({ email, applicationId }: StoredVerifiedEmail): void {
  const known = parse(localStorage.getItem(key));
  const provenAt = known?.applicationId === applicationId ? known.provenAt : Date.now();
  localStorage.setItem(key, JSON.stringify({ email, applicationId, provenAt }));
}

function parse(text: string | null): Dated | null {
  try {
    const { email, applicationId, provenAt } = Object(JSON.parse(text ?? 'null'));
    const isWhole = typeof email === 'string' && typeof applicationId === 'string' && typeof provenAt === 'number';
    return isWhole ? { email, applicationId, provenAt } : null;
  } catch {
    return null;
  }
}
