import type { Database } from '../tables.ts';
import type { ImageTable } from './image.table.ts';

export const insertImage = (database: Database, image: ImageTable) =>
  database.insertInto('image').values(image).execute();

export const attachImage = (database: Database, key: string, attachedAt: number) =>
  database.updateTable('image').set({ attachedAt }).where('key', '=', key).execute();

export const findImage = (database: Database, key: string) =>
  database.selectFrom('image').select('purpose').where('key', '=', key).executeTakeFirst();

/** A picture that its record let go of is swept out with the others. */
export const detachImage = (database: Database, key: string) =>
  database.updateTable('image').set({ attachedAt: null }).where('key', '=', key).execute();

export const listUnattachedImages = (database: Database, before: number) =>
  database
    .selectFrom('image')
    .selectAll()
    .where('attachedAt', 'is', null)
    .where('createdAt', '<', before)
    .limit(100)
    .execute();

export const deleteUnattachedImage = (database: Database, key: string) =>
  database.deleteFrom('image').where('key', '=', key).where('attachedAt', 'is', null).returningAll().executeTakeFirst();
