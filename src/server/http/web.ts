import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { preferredLanguage } from '../lib/texts.ts';
import { escapeHtml } from './escape-html.ts';
import { rawPathOf } from './request-path.ts';
import { webAddresses, webFolder, webPageAt } from './web-pages.ts';

const prefix = '/assets/';

/** Serves the built web app: hashed files with immutable caching, its page with a fresh nonce. */
export async function webRoutes(app: FastifyInstance): Promise<void> {
  const folder = join(webFolder, 'assets');
  if (!existsSync(folder)) return;
  const known = new Set(readdirSync(folder).map((name) => `${prefix}${name}`));
  await app.register(async (assets) => {
    assets.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    // Any name matches this route, so unknown names count as misses.
    assets.addHook('onRequest', async (request) => {
      if (!known.has(rawPathOf(request))) await app.limitMisses(request, async () => null);
    });
    await assets.register(fastifyStatic, {
      root: folder,
      prefix,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    });
  });
  const icon = readFileSync(join(webFolder, 'favicon.svg'));
  app.get('/favicon.svg', { schema: { hide: true }, config: { access: 'anyone' } }, async (_, reply) =>
    reply.type('image/svg+xml').header('Cache-Control', 'public, max-age=86400').send(icon),
  );
}

/** Sends the page of the app, with the support address, which only the server knows. */
export function sendPage(reply: FastifyReply, { supportEmail }: Pick<Config, 'supportEmail'>): FastifyReply {
  const support = supportEmail === null ? '' : `<meta name="support" content="${escapeHtml(supportEmail)}">`;
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Language')
    .header('Content-Security-Policy', policy(nonce))
    .send(
      webPageAt(rawPathOf(reply.request), preferredLanguage(reply.request.headers['accept-language']))
        .replaceAll('__CSP_NONCE__', nonce)
        .replace('</head>', () => `${support}</head>`),
    );
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
