import { z } from 'zod';
import { copyCell } from '../db/tables/outbox-mail.table.ts';
import type { Secrets } from '../lib/secrets.ts';
import { parseStored } from '../lib/stored-json.ts';
import type { Reading } from './without-secrets.ts';

export const encryptCopy = (secrets: Secrets, id: string, reading: Reading): string =>
  secrets.encrypt(JSON.stringify(reading), copyCell(id));

const copy = z.object({
  subject: z.string().default(''),
  text: z.string().default(''),
  isMasked: z.boolean().default(false),
});

export const decryptCopy = (secrets: Secrets, id: string, encrypted: string): Reading =>
  parseStored(copy, secrets.decrypt(encrypted, copyCell(id)));
