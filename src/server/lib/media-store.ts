import type { Config } from '../config.ts';
import { cachedStore } from './cached-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** Stores the bytes of pictures. The server makes the paths: letters, digits, dashes, dots and slashes. */
export interface MediaStore {
  write(path: string, bytes: Uint8Array): Promise<void>;
  read(path: string): Promise<Uint8Array | null>;
  /** Removes these files under a key, and incomplete ones. */
  remove(key: string, names: readonly string[]): Promise<void>;
}

export const openMediaStore = ({ s3, mediaDir }: Config): MediaStore =>
  s3 === null ? folderStore(mediaDir) : cachedStore(s3Store(s3));
