import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What is derived from the one master key: hashes that a stolen database does not give away, and sealed texts. */
export interface Secrets {
  hash(purpose: string, value: string): string;
  seal(text: string): string;
  open(sealed: string): string;
}

export function secretsFrom(masterKey: Uint8Array): Secrets {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', masterKey, '', `vaya ${purpose}`, 32));
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

const [ivLength, tagLength] = [12, 16];

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function open(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
}
