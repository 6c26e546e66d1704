import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** What is derived from the one master key: hashes that a stolen database does not give away, and sealed texts. */
export interface Secrets {
  hash(purpose: string, value: string): string;
  seal(text: string): string;
  open(sealed: string): string;
}

export function secretsFrom(masterKey: Uint8Array): Secrets {
  const keys = new Map<string, KeyObject>();
  const keyFor = (purpose: string) => {
    const key = keys.get(purpose) ?? derived(masterKey, `vaya ${purpose}`);
    keys.set(purpose, key);
    return key;
  };
  return {
    hash: (purpose, value) =>
      createHmac('sha256', keyFor(`hash ${purpose}`))
        .update(value)
        .digest('base64url'),
    seal: (text) => seal(keyFor('seal'), text),
    open: (sealed) => open(keyFor('seal'), sealed),
  };
}

/** Names a master key without telling it. */
export const fingerprintOf = (secrets: Secrets): string => secrets.hash('fingerprint', '');

const derived = (masterKey: Uint8Array, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', purpose, 32)));

const [ivLength, tagLength] = [12, 16];

function seal(key: KeyObject, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function open(key: KeyObject, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
}
