import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from 'playwright-core';
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
  // One process for all pages of a context: to start one costs as much as to load a page.
  '--process-per-site',
  '--renderer-process-limit=1',
];

/** The timeout of every wait, in milliseconds. It is long because a busy machine is no fault of the product. */
export const patience = 20_000;

export async function launchChromium(more: LaunchOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags, ...more });
  const newContext = browser.newContext.bind(browser);
  unhurried.set(browser, newContext);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(pressAsFirst);
    return context;
  };
  return browser;
}

const unhurried = new WeakMap<Browser, Browser['newContext']>();

/** Tests press faster than people: the product must not take two presses of a test for a double press. */
function pressAsFirst(): void {
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => dispatchEvent(new Event('blur')), true);
}

/** A context in which two quick presses are a double press, as they are for people. */
export const contextOfPerson = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  unhurried.get(browser)?.(options) ?? browser.newContext(options);

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
