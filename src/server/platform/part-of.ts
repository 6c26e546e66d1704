import { randomBytes } from 'node:crypto';

/** Where a file is written until it is whole. Of several who write one, also of several machines, each has its own. */
export const partOf = (file: string): string => `${file}.${randomBytes(6).toString('hex')}.part`;
