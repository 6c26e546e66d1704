import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Language } from '#contract/language.ts';
import { say } from '#rules/say.ts';
import { escapeHtml } from '../lib/formats.ts';
import { preferredLanguage, texts } from '../lib/texts.ts';

export interface PlainPage {
  language: Language;
  heading: string;
  /** HTML. */
  body: string;
}

/** A page of one message. It needs no script and loads nothing else from this server. */
export function sendPlainPage(reply: FastifyReply, { language, heading, body }: PlainPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('Vary', 'Accept, Accept-Language')
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
    .serializer(String)
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        `<title>${escapeHtml(heading)} · Vaya</title><style nonce="${nonce}">${style}</style>` +
        `<main><p>Vaya</p><h1>${escapeHtml(heading)}</h1>${body}</main></html>`,
    );
}

const style = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #17212b; --sea: #0b5563; --on-sea: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1519; --ink: #e9eef1; --sea: #6cc7d4; --on-sea: #0e1519; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
main { min-height: 100vh; display: grid; place-content: center; justify-items: start; gap: 16px; padding: 24px;
  box-sizing: border-box; max-width: 640px; margin-inline: auto; overflow-wrap: anywhere; }
p { margin: 0; color: var(--sea); font: 600 24px/1 Fraunces, Georgia, serif; }
h1 { margin: 0; font: 600 28px/1.2 Fraunces, Georgia, serif; text-wrap: balance; }
a { padding-block: 10px; color: var(--sea); font-weight: 600; }
label { inline-size: 100%; display: grid; gap: 4px; font-weight: 600; }
input { inline-size: 100%; min-inline-size: min(320px, 100%); padding: 11px 12px; box-sizing: border-box; border: 1px solid #8b8577; border-radius: 8px;
  background: transparent; color: inherit; font: inherit; font-weight: 400; }
form { inline-size: 100%; display: grid; justify-items: start; gap: 16px; }
[role=alert] { font-weight: 600; }
button { padding: 12px 24px; border: 0; border-radius: 8px; background: var(--sea); color: var(--on-sea); font: inherit;
  font-weight: 600; cursor: pointer; }
`;

/** A page that explains an error and offers a retry. */
export function sendTroublePage(reply: FastifyReply, message: string): FastifyReply {
  const language = preferredLanguage(reply.request.headers['accept-language']);
  return sendPlainPage(reply, {
    language,
    heading: message,
    body: `<a href="">${say(texts.tryAgain, language)}</a>`,
  });
}
