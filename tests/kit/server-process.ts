import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const asShipped = ['--require', './src/server/require-node.cjs'];
const main = [...asShipped, 'src/server/main.ts'];
/** What Node is told to carry out a command, as `npm run vaya` does. */
export const cli = [...asShipped, 'src/server/cli.ts'];

export interface Ended {
  code: number | null;
  said: string;
}

export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** Ends it by a signal, and tells with which code it went. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A folder for the data of a server that is a process of its own. */
export function dataFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'vaya-process-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function spawnServer(env: Record<string, string>, folder = root): ChildProcess {
  const quiet = { VAYA_DEMO: 'off', VAYA_BUILD: 'off', LOG_LEVEL: 'silent', PORT: '0' };
  return spawn(process.execPath, main, { cwd: folder, env: { PATH: process.env.PATH, ...quiet, ...env } });
}

/** Starts the real server, and waits until it says where it is open. */
export async function startServerProcess(env: Record<string, string>, folder = root): Promise<ServerProcess> {
  return untilOpen(spawnServer(env, folder));
}

/** Waits until a server that was spawned says where it is open. */
export async function untilOpen(child: ChildProcess): Promise<ServerProcess> {
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const [, address] = /Vaya [\d.]+ is open on (\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
  const gone = once(child, 'exit');
  return {
    url,
    process: child,
    async end(signal) {
      child.kill(signal);
      const [code] = await gone;
      return code;
    },
  };
}

/** Waits for a process that is expected to refuse its work. */
export async function endOf(child: ChildProcess): Promise<Ended> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const [code] = await once(child, 'close');
  return { code, said };
}
