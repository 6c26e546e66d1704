import type { Secrets } from '../platform/secrets.ts';
import { placeOfReading } from './outbox-mail.table.ts';
import type { Reading } from './without-secrets.ts';

export const sealReading = (secrets: Secrets, id: string, reading: Reading): string =>
  secrets.seal(JSON.stringify(reading), placeOfReading(id));

export function openReading(secrets: Secrets, id: string, sealed: string): Reading {
  const { subject, text, isMasked }: Record<string, unknown> = JSON.parse(secrets.open(sealed, placeOfReading(id)));
  return { subject: String(subject), text: String(text), isMasked: isMasked === true };
}
