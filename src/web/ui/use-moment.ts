import { useState } from 'react';

/** When something came to be what it is now. */
export function useMoment(of: unknown): number {
  const [seen, see] = useState(() => ({ of, at: Date.now() }));
  if (Object.is(seen.of, of)) return seen.at;
  const now = { of, at: Date.now() };
  see(now);
  return now.at;
}
