import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

/** Where a sealed text lies: it opens nowhere else. */
export interface Place {
  table: string;
  column: string;
  row: string;
}

/** The places of one column. */
export const placesIn =
  (table: string, column: string) =>
  (row: string): Place => ({ table, column, row });

export interface Sealer {
  seal(text: string, place: Place): string;
  open(sealed: string, place: Place): string;
}

export function sealerFrom(key: Uint8Array): Sealer {
  const sealing = derivedKey(key, 'seal');
  return {
    seal: (text, place) => seal(sealing, text, place),
    open: (sealed, place) => open(sealing, sealed, place),
  };
}

export const derivedKey = (key: Uint8Array, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `vaya ${purpose}`, 32)));

/** What is bound to its place begins with it; what an older release sealed has no dot. */
export const boundMark = '2.';
const [ivLength, tagLength] = [12, 16];

const boundTo = ({ table, column, row }: Place): Buffer => Buffer.from(JSON.stringify([table, column, row]));

function seal(key: KeyObject, text: string, place: Place): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(boundTo(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return boundMark + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function open(key: KeyObject, sealed: string, place: Place): string {
  const isBound = sealed.startsWith(boundMark);
  const bytes = Buffer.from(isBound ? sealed.slice(boundMark.length) : sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
  if (isBound) decipher.setAAD(boundTo(place));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
}
