import { placeOfContent } from '#server/mail/outbox-mail.table.ts';
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
    /** The token in the newest of some mails, or in an earlier one of them. */
    async token(email: string, templates: readonly string[], back = 0): Promise<string | null> {
      const mails = await platform.database
        .selectFrom('outboxMail')
        .select(['id', 'sealedContent'])
        .where('recipient', '=', email)
        .where('template', 'in', templates)
        .orderBy('createdAt', 'desc')
        .limit(back + 1)
        .execute();
      for (const { id, sealedContent } of mails)
        if (sealedContent !== null)
          known.set(id, JSON.parse(platform.secrets.open(sealedContent, placeOfContent(id))).text);
      const id = mails.at(-1)?.id;
      return id === undefined ? null : (/token=([\w-]{20,})/.exec(textOf(id))?.[1] ?? null);
    },
  };
}

export type Letters = ReturnType<typeof lettersOf>;
