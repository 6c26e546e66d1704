import { createHmac, type KeyObject } from 'node:crypto';
import { derivedKey, type Sealer, sealerFrom } from './sealer.ts';

/** What is derived from the master key, and from the hash key that is sealed under it. */
export interface Secrets extends Sealer {
  /** A hash that a stolen database does not give away, and that a change of the master key leaves as it is. */
  hash(purpose: string, value: string): string;
  /** Proves that whoever wrote this down held the master key, and no other. */
  sign(purpose: string, value: string): string;
}

export function secretsFrom(masterKey: Uint8Array, hashKey: Uint8Array = masterKey): Secrets {
  return { hash: hasherFrom(hashKey), sign: hasherFrom(masterKey), ...sealerFrom(masterKey) };
}

function hasherFrom(key: Uint8Array) {
  const keys = new Map<string, KeyObject>();
  const keyFor = (purpose: string) => {
    const derived = keys.get(purpose) ?? derivedKey(key, `hash ${purpose}`);
    keys.set(purpose, derived);
    return derived;
  };
  return (purpose: string, value: string) => createHmac('sha256', keyFor(purpose)).update(value).digest('base64url');
}

/** Names a master key without telling it. */
export const fingerprintOf = (secrets: Pick<Secrets, 'sign'>): string => secrets.sign('fingerprint', '');

/** Short enough for the name of a file. */
export const nameOf = (secrets: Pick<Secrets, 'sign'>): string =>
  Buffer.from(fingerprintOf(secrets), 'base64url').toString('hex').slice(0, 8);
