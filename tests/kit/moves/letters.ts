import { contentCell } from '#server/db/tables/outbox-mail.table.ts';
import { idOf } from '#tests/kit/mail-server.ts';
import type { Fleet } from '../fleet.ts';

/** Reads the mails of creators as they do, and those too that have not left yet. */
export function lettersOf({ platform, mailServer }: Fleet) {
  const known = new Map<string, string>();
  let read = 0;
  const textOf = (id: string): string => {
    for (; read < mailServer.taken.length; read += 1) {
      const mail = mailServer.taken[read] ?? '';
      const plain = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      known.set(idOf(mail), known.get(idOf(mail)) ?? plain);
    }
    return known.get(id) ?? '';
  };
  return {
    /** The tokens in some mails, the newest first. */
    async tokens(email: string, templates: readonly string[]): Promise<string[]> {
      const mails = await platform.database
        .selectFrom('outboxMail')
        .select(['id', 'encryptedContent'])
        .where('recipient', '=', email)
        .where('template', 'in', templates)
        .orderBy('createdAt', 'desc')
        .execute();
      for (const { id, encryptedContent } of mails)
        if (encryptedContent !== null)
          known.set(id, JSON.parse(platform.secrets.decrypt(encryptedContent, contentCell(id))).text);
      return mails.flatMap(({ id }) => /token=([\w-]{20,})/.exec(textOf(id))?.[1] ?? []);
    },
  };
}

export type Letters = ReturnType<typeof lettersOf>;
