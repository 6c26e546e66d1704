import { fold } from '#rules/fold.ts';

/** The mailbox of an address: mail to `mia+trips@…` arrives where mail to `mia@…` does. */
export const mailboxOf = (email: string): string => fold(email).replace(/\+[^@]*(?=@)/, '');
