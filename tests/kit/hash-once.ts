import { hashPassword } from '#server/accounts/password-hash.ts';

const hashes = new Map<string, Promise<string>>();

/** Every account of a test that has this password may have one hash of it, which takes long on purpose. */
export function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}
