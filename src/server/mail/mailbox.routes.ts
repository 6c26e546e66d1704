import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordId } from '#contract/fields.ts';
import type { Platform } from '../db/platform.ts';
import { isLocal } from '../http/client.ts';
import { NotFound } from '../lib/errors.ts';
import { isHeld } from './is-held.ts';
import { mailboxPage, mailPageFrame } from './mailbox-page.ts';
import { findMail, type OutboxMail } from './outbox-mail.store.ts';
import { readMail, readNewestMails } from './readable-mails.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'";

/** Where no mail server is set, outside production, mails are read here. */
export function mailboxRoutes(app: FastifyInstance, { config, database, secrets, now }: Platform): void {
  if (config.production || config.smtpUrl !== null) return;
  const mayRead = (mail: OutboxMail) => mail.encryptedContent !== null && !isHeld(mail, now());
  const newest = () => readNewestMails({ database, secrets }, 50, mayRead);
  const options = { schema: { hide: true }, config: { access: 'anyone' as const }, onRequest: refuseOthers };

  app.get('/dev/mailbox.json', options, async (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(await newest()),
  );
  app.get('/dev/mailbox', options, async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policy)
      .send(mailboxPage(await newest())),
  );
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', options, async ({ params }, reply) => {
    const { data: id } = recordId.safeParse(params.id);
    const mail = id && (await findMail(database, id));
    if (!mail || !mayRead(mail)) throw new NotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policy)
      .header('X-Frame-Options', 'SAMEORIGIN')
      .send(mailPageFrame(readMail(mail, secrets)));
  });
}

async function refuseOthers(request: FastifyRequest): Promise<void> {
  if (!isLocal(request)) throw new NotFound();
}
