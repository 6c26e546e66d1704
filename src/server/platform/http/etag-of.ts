import { createHash } from 'node:crypto';

/** A tag that follows from what is sent alone: it tells nothing of why that changed, or when it will. */
export function etagOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
