import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeFolderOnce } from './make-folder-once.ts';

const run = promisify(execFile);
/** Goes with what npm brought: another version is unpacked anew. */
const folder = join(import.meta.dirname, '../../node_modules/.cache/chromium');

/** Before the workers begin: whoever unpacks while another starts it finds the file in use. */
export async function setup(): Promise<void> {
  await findChromium();
}

/** The Chromium that npm brought, the same on every machine, or the one that CHROMIUM_PATH names. */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  await makeFolderOnce(folder, async (part) => {
    await run(process.execPath, [join(import.meta.dirname, 'unpack-here.ts')], {
      env: { ...process.env, TMPDIR: part },
    });
  });
  return join(folder, 'chromium');
}
