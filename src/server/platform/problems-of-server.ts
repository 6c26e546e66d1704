import type { Config } from './config.ts';

/** Settings that are right each for itself, and that no server can be meant to run with: a sentence for each. */
export const problemsOfServer = (config: Config): string[] =>
  [openDemo, noMail, noAddress, lonelyPictures].map((problem) => problem(config)).filter((text) => text !== null);

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

function openDemo({ host, demo, production, smtpUrl, said }: Config): string | null {
  const isOpen = demo || (!production && smtpUrl === null);
  if (!isOpen || isLoopback(host) || (said.demo && said.demoHost === host)) return null;
  return `HOST=${host} lets others in to the demo's accounts, or to all mails at /dev/mailbox: set NODE_ENV=production, or say VAYA_DEMO=on and VAYA_DEMO_HOST=${host}.`;
}

const noMail = ({ production, smtpUrl }: Config): string | null =>
  production && smtpUrl === null ? 'SMTP_URL is needed in production: without it no mail leaves.' : null;

const noAddress = ({ production, said }: Config): string | null =>
  production && !said.publicUrl ? 'PUBLIC_URL is needed in production: mails point to it.' : null;

const lonelyPictures = ({ production, database, s3, said }: Config): string | null =>
  production && database.kind === 'postgres' && s3 === null && !said.oneProcess
    ? "With DATABASE_URL in production the S3_… settings are needed: processes do not see the pictures in each other's DATA_DIR. If there is one process alone, say VAYA_PROCESSES=one."
    : null;
