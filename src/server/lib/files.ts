import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, statSync } from 'node:fs';

/** A name in a folder is on the disk only once the folder is. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Tells whether a file or a folder is still the one that is there now: it can be deleted, or replaced, at any time. */
export function isSameFile(path: string): () => boolean {
  const inode = () => statSync(path, { throwIfNoEntry: false })?.ino;
  const first = inode();
  return () => inode() === first;
}

/** A unique temporary path for a file that is not complete yet. */
export const tempPath = (file: string): string => `${file}.${randomBytes(6).toString('hex')}.part`;
