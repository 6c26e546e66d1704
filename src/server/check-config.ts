import type { Config } from './lib/config.ts';
import { type Exposure, exposureOf, isLoopback } from './lib/network.ts';

/** A sentence for each combination of valid settings that no server should run with. */
export const checkConfig = (config: Config): string[] =>
  [openDemo, openWorkbench, noMail, noAddress, plainHttp, plainDatabase]
    .map((problem) => problem(config))
    .filter((text) => text !== null);

function openDemo(config: Config): string | null {
  const exposure = demoExposure(config);
  if (exposure === null || isConfirmedTwice(config, exposure)) return null;
  const { setting, host } = exposure;
  return `${setting} lets others in to the demo's accounts, or to all mails at /dev/mailbox: set NODE_ENV=production, or say VAYA_DEMO=on and VAYA_DEMO_HOST=${host}.`;
}

function openWorkbench(config: Config): string | null {
  if (!config.qa) return null;
  if (config.production) return 'VAYA_QA=on is for testing: the QA workbench is never served in production.';
  const exposure = exposureOf(config);
  if (exposure === null || config.optIns.qaHost === exposure.host) return null;
  return `${exposure.setting} lets others in to the QA workbench: set VAYA_QA=off, or say VAYA_QA_HOST=${exposure.host}.`;
}

/** The mailbox is not shown through proxies, so TRUST_PROXY does not expose it. */
function demoExposure(config: Config): Exposure | null {
  if (config.demo) return exposureOf(config);
  const isMailboxOpen = !config.production && config.smtpUrl === null;
  return isMailboxOpen ? exposureOf({ ...config, trustProxy: false }) : null;
}

const isConfirmedTwice = ({ optIns }: Config, { host }: Exposure): boolean => optIns.demo && optIns.demoHost === host;

const noMail = ({ production, smtpUrl }: Config): string | null =>
  production && smtpUrl === null ? 'SMTP_URL is needed in production: without it no mail leaves.' : null;

function noAddress({ production, publicUrl, optIns }: Config): string | null {
  if (!production) return null;
  if (!optIns.publicUrl) return 'PUBLIC_URL is needed in production: mails point to it.';
  return isLoopback(new URL(publicUrl).hostname)
    ? `PUBLIC_URL=${publicUrl} is this machine alone: in production mails point to it.`
    : null;
}

const plainHttp = ({ production, publicUrl, optIns }: Config): string | null =>
  production && !optIns.plainHttp && !isLoopback(new URL(publicUrl).hostname) && !isHttps(publicUrl)
    ? `PUBLIC_URL=${publicUrl} sends passwords and links in the clear: in production it begins with https://. If that is meant, say PUBLIC_URL_ALLOW_HTTP=yes.`
    : null;

function plainDatabase({ production, database }: Config): string | null {
  if (!production || database.kind === 'sqlite') return null;
  const { hostname, searchParams } = new URL(database.url);
  const isNear = hostname === '' || isLoopback(hostname) || searchParams.has('host');
  return isNear || searchParams.has('sslmode')
    ? null
    : `DATABASE_URL sends all data to ${hostname} in the clear: in production it ends with ?sslmode=verify-full. If plain text is meant, say ?sslmode=disable.`;
}

const isHttps = (address: string): boolean => new URL(address).protocol === 'https:';

/** Other processes do not see the pictures in this one's DATA_DIR. */
export const storesPicturesLocally = ({ database, s3, optIns }: Config): boolean =>
  database.kind === 'postgres' && s3 === null && !optIns.mediaDir;
