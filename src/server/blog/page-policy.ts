import { createHash } from 'node:crypto';
import type { RenderedPage } from '#contract/blog-document.ts';

/** Hashes rather than a nonce: the page is cached, and a 304 keeps the policy that was sent with the body. */
export const policyOf = ({ styles, scripts, pictureHosts }: RenderedPage): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    ["img-src 'self'", ...(pictureHosts.length > maxHosts ? ['https:'] : pictureHosts)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Proxies reject headers that are too long. */
const maxHosts = 10;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
