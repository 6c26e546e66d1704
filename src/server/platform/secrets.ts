import { createHmac, type KeyObject } from 'node:crypto';
import { derivedKey, type Sealer, sealerFrom } from './sealer.ts';

/** What is derived from the one master key: hashes that a stolen database does not give away, and sealed texts. */
export interface Secrets extends Sealer {
  hash(purpose: string, value: string): string;
}

export function secretsFrom(masterKey: Uint8Array): Secrets {
  const keys = new Map<string, KeyObject>();
  const keyFor = (purpose: string) => {
    const key = keys.get(purpose) ?? derivedKey(masterKey, `hash ${purpose}`);
    keys.set(purpose, key);
    return key;
  };
  return {
    hash: (purpose, value) => createHmac('sha256', keyFor(purpose)).update(value).digest('base64url'),
    ...sealerFrom(masterKey),
  };
}

/** Names a master key without telling it. */
export const fingerprintOf = (secrets: Secrets): string => secrets.hash('fingerprint', '');
