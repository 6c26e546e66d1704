import { readingCell } from '../db/tables/outbox-mail.table.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { Reading } from './without-secrets.ts';

export const sealReading = (secrets: Secrets, id: string, reading: Reading): string =>
  secrets.encrypt(JSON.stringify(reading), readingCell(id));

export function openReading(secrets: Secrets, id: string, sealed: string): Reading {
  const { subject, text, isMasked }: Record<string, unknown> = JSON.parse(secrets.decrypt(sealed, readingCell(id)));
  return { subject: String(subject), text: String(text), isMasked: isMasked === true };
}
