import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordId } from '#contract/fields.ts';
import type { Platform } from '../db/platform.ts';
import { isLocal } from '../http/request.ts';
import { NotFound } from '../lib/errors.ts';
import { escapeHtml } from '../lib/formats.ts';
import type { MailContent } from './letter.ts';
import { findMail, type OutboxMail } from './outbox-mail.store.ts';
import { isHeld, readMail, readNewestMails } from './stored-mails.ts';

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

interface ReadableMail extends MailContent {
  id: string;
  to: string;
  createdAt: number;
}

const mailboxPage = (mails: readonly ReadableMail[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox · Vaya</title>
<style>${style}</style><main><h1>Mailbox</h1><p>No mail server is set up, so emails stay here. Newest first.</p>
${mails.length === 0 ? '<p class="empty">No emails yet.</p>' : mails.map(mailPart).join('\n')}</main></html>`;

/** A link of a mail opens in a tab of its own: Vaya's pages cannot be framed. */
const mailPageFrame = ({ html }: ReadableMail): string => html.replace('<head>', '<head><base target="_blank">');

const mailPart = ({ id, to, subject, text, createdAt }: ReadableMail): string => `<article>
<h2>${escapeHtml(subject)}</h2><p class="meta">to ${escapeHtml(to)} · <time datetime="${new Date(createdAt).toISOString()}">${moment.format(createdAt)}</time></p>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(subject)}" src="/dev/mailbox/${id}" loading="lazy"></iframe>
<details><summary>Plain text</summary><pre>${withLinks(text)}</pre></details></article>`;

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : link(part)))
    .join('');

const link = (url: string): string =>
  `<a href="${escapeHtml(url)}" target="_blank" rel="noreferrer">${escapeHtml(url)}</a>`;

const style = `
:root { color-scheme: light dark; --paper: #fbfaf7; --surface: #fff; --ink: #17212b; --muted: #56616e; --line: #e6e2da }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1519; --surface: #161f25; --ink: #e9eef1; --muted: #a3b2bd; --line: #25313a } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
main { max-inline-size: 40rem; margin-inline: auto; padding: 32px 16px 72px }
h1 { font: 600 36px/1.2 Georgia, serif; margin: 0 } h2 { font-size: 18px; margin: 0; overflow-wrap: anywhere }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 24px; margin-block-start: 24px }
.meta { color: var(--muted); font-size: 14px; margin: 4px 0 16px; overflow-wrap: anywhere } iframe { inline-size: 100%; block-size: 26rem; border: 0; border-radius: 8px }
pre { white-space: pre-wrap; font-size: 14px } .empty { color: var(--muted) }
`;
