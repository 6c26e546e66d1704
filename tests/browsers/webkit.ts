import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { patience } from '#tests/kit/chromium.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { controlIn, fieldIn, scrollToField, textIn } from './in-page.ts';
import { keyOf, miniBrowser, programAt } from './programs.ts';
import type { InstalledBrowser, OpenBrowser, Tab } from './tab.ts';

/** WebKitGTK, driven by W3C WebDriver. */
export const installedWebKit: InstalledBrowser = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: () => [miniBrowser(), driverPath(), screenPath()].every((path) => path !== null),
  launch,
};

const driverPath = () => programAt('WebKitWebDriver');
const screenPath = () => programAt('Xvfb');

async function launch(): Promise<OpenBrowser> {
  const screen = spawn(screenPath() ?? '', ['-displayfd', '3', '-screen', '0', '1440x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLineOf(screen);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    LANG: 'C.UTF-8',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = spawn(driverPath() ?? '', [`--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${url}/status`));
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  let session: string | null = null;
  return {
    /** Its driver has one session at a time. */
    async newTab() {
      if (session) await fetch(session, { method: 'DELETE' });
      const { sessionId } = await command<{ sessionId: string }>(`${url}/session`, { capabilities });
      session = `${url}/session/${sessionId}`;
      return tabOf(session);
    },
    async close() {
      driver.kill();
      screen.kill();
    },
  };
}

async function firstLineOf({ stdio: [, , , output] }: ChildProcess): Promise<string> {
  if (!output || !('read' in output)) throw new Error('The process has no output.');
  const [line] = await once(createInterface({ input: output }), 'line');
  return line;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function command<Value>(url: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(url, { signal, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${url}: ${value.error}, ${value.message}`);
  return value;
}

/** The name of an element's id, in every answer of WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
function tabOf(session: string): Tab {
  const run = <Value>(script: (...args: never[]) => unknown, ...args: string[]) =>
    command<Value>(`${session}/execute/sync`, { script: `return (${script})(...arguments)`, args });
  const element = (find: (name: string) => Element | null, name: string) =>
    eventually(async () => {
      const found = await run<Record<string, string> | null>(find, name);
      if (found === null) throw new Error(`There is no "${name}".`);
      return `${session}/element/${found[elementKey]}`;
    });
  const field = (label: string) => element(fieldIn, label);
  const write = async (label: string, text: string) => void (await command(`${await field(label)}/value`, { text }));
  return {
    open: async (address) => void (await command(`${session}/url`, { url: address })),
    sees: async (text) => void (await element(textIn, text)),
    press: async (name) => void (await command(`${await element(controlIn, name)}/click`, {})),
    /** WebKit's driver clears only what is in sight, and does not scroll to it. */
    async fill(label, text) {
      await run(scrollToField, label);
      await command(`${await field(label)}/clear`, {});
      await write(label, text);
    },
    type: (label, ...keys) => write(label, keys.map(keyOf).join('')),
    valueOf: async (label) => command<string>(`${await field(label)}/property/value`),
  };
}
