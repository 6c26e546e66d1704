import { copyCell } from '../db/tables/outbox-mail.table.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { Reading } from './without-secrets.ts';

export const encryptCopy = (secrets: Secrets, id: string, reading: Reading): string =>
  secrets.encrypt(JSON.stringify(reading), copyCell(id));

export function decryptCopy(secrets: Secrets, id: string, encrypted: string): Reading {
  const { subject, text, isMasked }: Record<string, unknown> = JSON.parse(secrets.decrypt(encrypted, copyCell(id)));
  return { subject: String(subject), text: String(text), isMasked: isMasked === true };
}
