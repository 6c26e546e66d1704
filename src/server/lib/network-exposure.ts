import type { Config } from './config.ts';

/** Whether a host, as a setting or an address names it, is this machine and nothing else. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/** Also true for names below localhost, which browsers resolve to this machine. */
export const isLocalName = (host: string): boolean => isLoopback(host.replace(/^([\w-]+\.)+(?=localhost$)/i, ''));

/** The setting that exposes the server to other machines, and the host under which they reach it. */
export interface Exposure {
  setting: string;
  host: string;
}

export function exposureOf({ host, publicUrl, trustProxy }: Config): Exposure | null {
  if (!isLoopback(host)) return { setting: `HOST=${host}`, host };
  const { hostname } = new URL(publicUrl);
  if (!isLocalName(hostname)) return { setting: `PUBLIC_URL=${publicUrl}`, host: hostname };
  return trustProxy === false ? null : { setting: `TRUST_PROXY=${trustProxy}`, host };
}
