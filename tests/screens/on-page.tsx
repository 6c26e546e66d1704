import type { ReactNode } from 'react';

/** A part of a page stands on a page of its own while it is walked. */
export const onPage = (part: ReactNode) => (
  <main>
    <title>A part of a page</title>
    {part}
  </main>
);
