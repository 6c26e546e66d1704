import type { EmailCheckSnapshot } from './email-check.machine.ts';

/** The server's words about an address that has an account. */
export const takenMessage = (snapshot: EmailCheckSnapshot): string | null =>
  snapshot.matches('taken') ? snapshot.context.message : null;
