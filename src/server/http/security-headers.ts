import { currentBlogHeader, idempotencyKeyHeader, ifMatchHeader } from '#contract/route.ts';
import type { Config } from '../lib/config.ts';

/**
 * The headers of every answer. They never differ, so nothing is worked out for each request.
 * What may be kept says so itself. No address is passed on, since some hold a token and the app moves on from there.
 */
export const securityHeaders = ({ production, corsOrigin }: Config): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  ...(corsOrigin !== null && { 'access-control-allow-origin': corsOrigin }),
  ...(production && { 'strict-transport-security': 'max-age=31536000' }),
});

/** The answer to a preflight request of a web app on another origin. */
export const preflightHeaders: Record<string, string> = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': [
    'Authorization',
    'Content-Type',
    currentBlogHeader,
    idempotencyKeyHeader,
    ifMatchHeader,
  ].join(', '),
  'access-control-max-age': '7200',
};

/** For resources that other sites embed, as feed readers do. */
export const shownAnywhere = { 'cross-origin-resource-policy': 'cross-origin' };
