import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PlainText } from '#contract/blog-document.ts';
import { say } from '#rules/say.ts';
import { type Config, version } from '../lib/config.ts';
import { escapeHtml } from '../lib/formats.ts';
import { preferredLanguage, texts } from '../lib/texts.ts';
import { rawPathOf } from './request.ts';
import { webAddresses, webFolder, webPageAt } from './web-pages.ts';

/** Serves the built web app: hashed files with immutable caching, its page with a fresh nonce. */
export async function webRoutes(app: FastifyInstance): Promise<void> {
  const folder = join(webFolder, 'assets');
  if (!existsSync(folder)) return;
  const names = new Set(readdirSync(folder));
  await app.register(async (assets) => {
    await assets.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    });
    // The route of the plugin would read the whole folder for each file.
    assets.get<{ Params: { '*': string } }>(
      '/assets/*',
      { schema: { hide: true }, config: { access: 'anyone' } },
      async (request, reply) => {
        const name = request.params['*'];
        if (names.has(name)) return reply.sendFile(name);
        await app.limitMisses(request, async () => null);
        return reply.callNotFound();
      },
    );
  });
  for (const [name, type] of icons) {
    const icon = readFileSync(join(webFolder, name));
    app.get(`/${name}`, { schema: { hide: true }, config: { access: 'anyone' } }, async (_, reply) =>
      reply.type(type).header('Cache-Control', 'public, max-age=86400').send(icon),
    );
  }
}

/** Browsers ask for the last two unasked. */
const icons = [
  ['favicon.svg', 'image/svg+xml'],
  ['favicon.ico', 'image/x-icon'],
  ['apple-touch-icon.png', 'image/png'],
] as const;

/** Sends the page of the app, with its version and support address, which only the server knows, and its text for no scripts. */
export function sendPage(
  reply: FastifyReply,
  { supportEmail }: Pick<Config, 'supportEmail'>,
  text: PlainText | null = null,
): FastifyReply {
  const support = supportEmail === null ? '' : `<meta name="support" content="${escapeHtml(supportEmail)}">`;
  const nonce = randomBytes(16).toString('base64');
  const language = text?.language ?? preferredLanguage(reply.request.headers['accept-language']);
  const html = webPageAt(rawPathOf(reply.request), language)
    .replaceAll('__CSP_NONCE__', nonce)
    .replace('</head>', () => `<meta name="version" content="${version}">${support}</head>`);
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Language')
    .header('Content-Security-Policy', policy(nonce))
    .send(text === null ? html : withText(html, text));
}

const withText = (html: string, { title, body }: PlainText): string =>
  html
    .replace('<title>Vaya</title>', () => `<title>${escapeHtml(title)} · Vaya</title>`)
    .replace(/<noscript>.*<\/noscript>/s, () => `<noscript class="text">${body}</noscript>`);

/** Says in the HTML, and by the status, that there is no such page. */
export function sendMissingPage(reply: FastifyReply, config: Pick<Config, 'supportEmail'>): FastifyReply {
  const language = preferredLanguage(reply.request.headers['accept-language']);
  const title = say(texts.notFound, language);
  const body = `<h1>${escapeHtml(title)}</h1><p><a href="/">${escapeHtml(say(texts.toStart, language))}</a></p>`;
  return sendPage(reply.code(404), config, { title, body, language });
}

let policyParts: { connect: string; pictures: string } | undefined;

/** API and media may be on other origins than the page. */
function readPolicyParts() {
  const { api, media } = webAddresses();
  return { connect: originOf(api), pictures: originOf(media) };
}

const originOf = (address: string): string => (URL.canParse(address) ? ` ${new URL(address).origin}` : '');

function policy(nonce: string): string {
  policyParts ??= readPolicyParts();
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self'${policyParts.connect}`,
    // The cover of a trip may be on any host.
    `img-src 'self' blob: https:${policyParts.pictures}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
