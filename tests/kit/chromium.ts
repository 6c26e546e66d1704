import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How long a test waits for what a page is to show: long, since a busy machine is no fault of the product. */
export const patience = 20_000;

/** The Chromium of this machine, or the one that npm brought. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: flags });
}

async function findChromium(): Promise<string> {
  const known = process.env.CHROMIUM_PATH ?? installed.find(existsSync);
  return known ?? (await import('@sparticuz/chromium')).default.executablePath();
}
