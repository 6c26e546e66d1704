import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { preferredLanguage } from '../texts.ts';
import { escapeHtml } from './escape-html.ts';
import { rawPathOf } from './request-path.ts';
import { webAddresses, webFolder, webPageAt } from './web-pages.ts';

const prefix = '/assets/';

/** The built web app: hashed files for ever, its one page fresh and with a nonce of its own each time. */
export async function webRoutes(app: FastifyInstance): Promise<void> {
  const folder = join(webFolder, 'assets');
  if (!existsSync(folder)) return;
  const known = new Set(readdirSync(folder).map((name) => `${prefix}${name}`));
  await app.register(async (assets) => {
    assets.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    // Any name leads to the one route of them, so those that were not built are counted here.
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

/** The app's one page. It tells the app who answers questions, since only the server is told. */
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

/** The built app's calls and pictures may go to another origin than the page's. */
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
    // A trip's cover may be on another host; which, nobody knows when the app is loaded.
    `img-src 'self' blob: https:${policyParts.pictures}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
