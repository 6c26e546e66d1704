import { join } from 'node:path';
import type { Config } from './config.ts';
import { folderStore } from './folder-store.ts';
import type { Platform } from './platform.ts';
import { s3Store } from './s3-store.ts';

/** Where the bytes of pictures lie. A path is made by us: letters, digits, dashes, dots and slashes. Who waits for one waits in a line of its own. */
export interface MediaStore {
  write(path: string, bytes: Uint8Array): Promise<void>;
  read(path: string): Promise<Uint8Array | null>;
  /** Removes what lies under a key by these names, and all that was begun there. */
  remove(key: string, names: readonly string[]): Promise<void>;
}

export const openMediaStore = ({ s3, dataDir }: Config, platform: Pick<Platform, 'log' | 'now'>): MediaStore =>
  s3 === null ? folderStore(join(dataDir, 'media')) : s3Store(s3, platform);
