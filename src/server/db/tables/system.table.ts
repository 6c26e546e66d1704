import { cellsIn } from '../../lib/secrets.ts';
import { table } from '../table.ts';

/** One row. */
interface InstallationTable {
  id: number;
  /** When a server last made sure that it can write here; the clocks of later ones go on from there. */
  readyAt: number;
}

/** A key of the ring that this database holds ciphertexts of. */
export interface EncryptionKeyTable {
  id: string;
  /** An empty text, encrypted: it tells the key apart from another one of the same name. */
  proof: string;
}

export const proofCell = cellsIn('encryptionKey', 'proof');

/** Who did what to whom. Entries are only appended; each hash covers the entry and the hash before it. */
export interface AuditEntryTable {
  sequence: number;
  at: number;
  actor: string;
  action: string;
  subjectId: string;
  details: string;
  hash: string;
}

/** One row: the last sequence number, and a signature of it and the last hash. */
interface AuditHeadTable {
  id: number;
  sequence: number;
  hash: string;
}

/** What a call answered, so that its repetition under the same key answers the same and does nothing. */
interface IdempotencyTable {
  key: string;
  requestHash: string;
  answer: string;
  createdAt: number;
}

/** How often something was done since its window began, under a keyed hash. */
interface RateLimitTable {
  key: string;
  count: number;
  windowEndsAt: number;
  blockedUntil: number;
}

/** A picture that was stored, in all its sizes, under this key. One that nothing took for its own is swept out. */
export interface ImageTable {
  key: string;
  purpose: 'profile' | 'cover' | 'demo';
  /** The owner; null until a record refers to the image. */
  accountId: string | null;
  createdAt: number;
  attachedAt: number | null;
  /** When its record took another one. */
  letGoAt: number | null;
}

export const systemTables = {
  installation: table<InstallationTable>(['id']),
  encryptionKey: table<EncryptionKeyTable>(['id']),
  auditEntry: table<AuditEntryTable>(['sequence']),
  auditHead: table<AuditHeadTable>(['id']),
  idempotency: table<IdempotencyTable>(['key']),
  rateLimit: table<RateLimitTable>(['key']),
  image: table<ImageTable>(['key'], ['account']),
};
