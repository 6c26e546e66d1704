import { createHash } from 'node:crypto';

/** A tag that follows from what is sent alone: it tells nothing of why that changed, or when it will. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
