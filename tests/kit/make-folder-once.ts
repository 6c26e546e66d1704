import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** A folder that is there whole or not at all. Of several who make it at once, all have what the first one made. */
export async function makeFolderOnce(folder: string, make: (part: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const part = mkdtempSync(`${folder}.`);
  try {
    await make(part);
    renameSync(part, folder);
  } catch (failure) {
    rmSync(part, { recursive: true });
    if (!existsSync(folder)) throw failure;
  }
}
