import { useState } from 'react';

/** The time of the last render in which this value was new to the component. */
export function useMoment(of: unknown): number {
  const [seen, see] = useState(() => ({ of, at: Date.now() }));
  if (Object.is(seen.of, of)) return seen.at;
  const now = { of, at: Date.now() };
  see(now);
  return now.at;
}
