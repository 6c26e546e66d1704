import { statSync } from 'node:fs';

/** Tells whether a file or a folder is still the one that is there now: it can be deleted, or replaced, at any time. */
export function isSameFile(path: string): () => boolean {
  const inode = () => statSync(path, { throwIfNoEntry: false })?.ino;
  const first = inode();
  return () => inode() === first;
}
