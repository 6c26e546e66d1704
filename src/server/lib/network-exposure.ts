import type { Config } from '../config.ts';
import { isLocalName, isLoopback } from './is-loopback.ts';

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
