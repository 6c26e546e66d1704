import { randomBytes } from 'node:crypto';

/** A unique temporary path for a file that is not complete yet. */
export const tempPath = (file: string): string => `${file}.${randomBytes(6).toString('hex')}.part`;
