import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore } from '#server/lib/media-store.ts';

/** Writes a picture among those of another, who has made the folders for them and got no further. */
const [, , folder = ''] = process.argv;
mkdirSync(join(folder, 'profile'), { recursive: true });
await folderStore(folder).write('profile/one/96.webp', new Uint8Array([1]));
