import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from '#tests/kit/eventually.ts';
import { controlIn, fieldIn, textIn } from './in-page.ts';
import { keyOf, programAt } from './programs.ts';
import type { InstalledBrowser, OpenBrowser, Tab } from './tab.ts';

const program = () => programAt('firefox-esr', 'firefox');

/** Firefox, driven by WebDriver BiDi, which it speaks itself. */
export const installedFirefox: InstalledBrowser = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: () => program() !== null,
  launch,
};

async function launch(): Promise<OpenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'vaya-firefox-'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const process = spawn(program() ?? '', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const send = await connect(`${await addressOf(process.stderr)}/session`);
  await send('session.new', { capabilities: {} });
  return {
    async newTab() {
      const { userContext } = await send('browser.createUserContext', {});
      const { context } = await send('browsingContext.create', { type: 'tab', userContext });
      return tabOf(String(context), send);
    },
    async close() {
      process.kill();
      await once(process, 'exit');
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /ws:\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('Firefox has ended.');
}

type Result = Record<string, unknown>;
type Send = (method: string, params: object) => Promise<Result>;

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data));
    if (error) waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
  });
  await once(socket, 'open');
  let id = 0;
  return (method, params) => {
    id += 1;
    const answer = Promise.withResolvers<Result>();
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  };
}

function tabOf(context: string, send: Send): Tab {
  const target = { context };
  const run = async (script: (...args: never[]) => unknown, argument: object): Promise<Result> => {
    const functionDeclaration = `${script}`;
    const call = { functionDeclaration, arguments: [argument], target, awaitPromise: false };
    return Object((await send('script.callFunction', call)).result);
  };
  const element = (find: (name: string) => Element | null, name: string) =>
    eventually(async () => {
      const { type, sharedId } = await run(find, { type: 'string', value: name });
      if (type !== 'node') throw new Error(`There is no "${name}".`);
      return { sharedId };
    });
  const act = (source: object) => send('input.performActions', { context, actions: [source] });
  const strike = (keys: readonly string[]) => {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return act({ type: 'key', id: 'keys', actions });
  };
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    sees: async (text) => void (await element(textIn, text)),
    async press(name) {
      const control = await element(controlIn, name);
      await run((each: Element) => each.scrollIntoView({ block: 'center' }), control);
      const move = { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: control } };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await act({ type: 'pointer', id: 'mouse', actions });
    },
    async fill(label, text) {
      await run((each: HTMLInputElement) => each.select(), await element(fieldIn, label));
      await strike([...text]);
    },
    async type(label, ...keys) {
      await run((each: HTMLElement) => each.focus(), await element(fieldIn, label));
      await strike(keys.map(keyOf));
    },
    valueOf: async (label) =>
      String((await run((each: HTMLInputElement) => each.value, await element(fieldIn, label))).value),
  };
}
