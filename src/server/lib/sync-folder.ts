import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A name in a folder is on the disk only once the folder is. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
