import { createHash } from 'node:crypto';
import type { RenderedPage } from '#contract/blog-document.ts';

/**
 * What a browser may run and draw of a page that is kept: what stands in it, word by word, and nothing else. A nonce would
 * be another one in each answer, and a page that is only confirmed still has the one it came with.
 */
export const policyOf = ({ styles, scripts, pictureHosts }: RenderedPage): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    ["img-src 'self'", ...(pictureHosts.length > mostHosts ? ['https:'] : pictureHosts)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** More of them would make a header that a proxy may refuse. */
const mostHosts = 10;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
