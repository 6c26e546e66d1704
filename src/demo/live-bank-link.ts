import { findAccountByEmail } from '#server/accounts/accounts.ts';
import { findLatestBankLink } from '#server/bank-details/bank-links.ts';
import type { Platform } from '#server/db/platform.ts';
import { readNewestMails } from '#server/mail/stored-mails.ts';

/** Enough for the mails of a fresh demo world. */
const searched = 500;

/** A link to send bank details by, at the present address of the server. Only its hash is stored, so it is read from a mail that has not left. */
export async function liveBankLink(platform: Platform): Promise<string | null> {
  const { database } = platform;
  for (const { template, to, text } of await readNewestMails(platform, searched)) {
    const [link] = /\/bank-details\?token=[\w-]+/.exec(text) ?? [];
    const account = template === 'bank-link' && link ? await findAccountByEmail(database, 'people', to) : undefined;
    const latest = account && (await findLatestBankLink(database, account.id, platform.now()));
    if (link && (latest?.state === 'issued' || latest?.state === 'opened'))
      return `${platform.config.publicUrl}${link}`;
  }
  return null;
}
