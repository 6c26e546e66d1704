import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Key, KeyRing } from './key-ring.ts';

/** Associated data: a ciphertext decrypts only in the table, column and row that it was written for. */
interface Cell {
  table: string;
  column: string;
  row: string;
}

export const cellsIn =
  (table: string, column: string) =>
  (row: string): Cell => ({ table, column, row });

/** Encryption and hashes under the key ring: the first key writes, every key reads. */
export interface Secrets {
  /** AES-256-GCM under the first key: `<key id>.<iv, tag and text in base64url>`. */
  encrypt(text: string, cell: Cell): string;
  decrypt(ciphertext: string, cell: Cell): string;
  /** HMAC under the first key, for values that can be guessed; random tokens need no key: `hashToken`. */
  hash(purpose: string, value: string): string;
  /** The hashes under each key, to look up what was stored before a rotation. */
  hashes(purpose: string, value: string): string[];
  /** HMAC that names its key: `<key id>.<hash>`. */
  sign(purpose: string, value: string): string;
  verify(signature: string, purpose: string, value: string): boolean;
  /** The ids of the ring, the first key first. */
  keyIds: readonly string[];
}

export function secretsFrom(ring: KeyRing): Secrets {
  const keys = new Map(ring.map((key) => [key.id, derivedKeys(key)]));
  const first = ring[0].id;
  const keyNamed = (text: string) => {
    const key = keys.get(keyIdOf(text));
    if (!key) throw new Error(`The key ${keyIdOf(text)} is not in the key ring.`);
    return key;
  };
  const hashUnder = (id: string, purpose: string, value: string) => hmac(keyNamed(id)(`hash ${purpose}`), value);
  return {
    keyIds: ring.map(({ id }) => id),
    encrypt: (text, cell) => `${first}.${encrypt(keyNamed(first)('encrypt'), text, cell)}`,
    decrypt: (ciphertext, cell) => decrypt(keyNamed(ciphertext)('encrypt'), payloadOf(ciphertext), cell),
    hash: (purpose, value) => hashUnder(first, purpose, value),
    hashes: (purpose, value) => ring.map(({ id }) => hashUnder(id, purpose, value)),
    sign: (purpose, value) => `${first}.${hashUnder(first, purpose, value)}`,
    verify: (signature, purpose, value) =>
      keys.has(keyIdOf(signature)) && isSame(payloadOf(signature), hashUnder(keyIdOf(signature), purpose, value)),
  };
}

/** A hash for tokens of 256 random bits, which cannot be guessed: it needs no key and outlives every rotation. */
export const hashToken = (purpose: string, token: string): string =>
  createHash('sha256').update(`${purpose} ${token}`).digest('base64url');

/** 256 random bits, for a link or a session. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const keyIdOf = (text: string): string => text.split('.', 1)[0] ?? '';
const payloadOf = (text: string): string => text.slice(keyIdOf(text).length + 1);

export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** One key per purpose by HKDF, derived when first used. */
function derivedKeys({ bytes }: Key): (purpose: string) => KeyObject {
  const derived = new Map<string, KeyObject>();
  return (purpose) => {
    const key =
      derived.get(purpose) ?? createSecretKey(Buffer.from(hkdfSync('sha256', bytes, '', `vaya ${purpose}`, 32)));
    derived.set(purpose, key);
    return key;
  };
}

const hmac = (key: KeyObject, value: string): string => createHmac('sha256', key).update(value).digest('base64url');

const [ivLength, tagLength] = [12, 16];
const associatedData = ({ table, column, row }: Cell): Buffer => Buffer.from(JSON.stringify([table, column, row]));

function encrypt(key: KeyObject, text: string, cell: Cell): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(associatedData(cell));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url');
}

function decrypt(key: KeyObject, text: string, cell: Cell): string {
  const bytes = Buffer.from(text, 'base64url');
  const [iv, body, tag] = [
    bytes.subarray(0, ivLength),
    bytes.subarray(ivLength, -tagLength),
    bytes.subarray(-tagLength),
  ];
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
  decipher.setAAD(associatedData(cell)).setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

/** A token for a mailed link: the id of a record with its signature. It is not stored. */
export const signId = (secrets: Pick<Secrets, 'sign'>, purpose: string, id: string): string =>
  `${id}.${secrets.sign(purpose, id)}`;

/** Returns null for a token that was not signed for this purpose. */
export function signedIdIn(secrets: Pick<Secrets, 'verify'>, purpose: string, token: string): string | null {
  const [id = ''] = token.split('.', 1);
  return secrets.verify(token.slice(id.length + 1), purpose, id) ? id : null;
}
