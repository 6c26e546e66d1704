import { fold } from '#rules/fold.ts';

/** The mailbox of an address: mail to `mia+trips@…` arrives where mail to `mia@…` does, and Gmail ignores dots. */
export const mailboxOf = (email: string): string =>
  fold(email)
    .replace(/\+[^@]*(?=@)/, '')
    .replace(/^([^@]+)@(?:gmail|googlemail)\.com$/, (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`);
