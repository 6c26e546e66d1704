import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { findChromium } from './unpack-chromium.ts';

/** A name of the local network, for pages on plain http that is not localhost. */
export const networkName = 'phone.test';

const flags = [
  `--host-resolver-rules=MAP ${networkName} 127.0.0.1`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The timeout of every wait, in milliseconds. It is long because a busy machine is no fault of the product. */
export const patience = 20_000;

export async function launchChromium(more: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: flags, ...more });
}

let shared: Browser | undefined;

/** One Chromium for all test files of a worker. It ends with the worker. */
export async function sharedChromium(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchChromium();
  return shared;
}

/** Closes every page that a test file has opened, so that the next file starts with none. */
export async function closePages(): Promise<void> {
  for (const context of shared?.contexts() ?? []) await context.close();
}
