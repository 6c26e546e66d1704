import type { Insertable } from 'kysely';
import type { ImageTable } from '../db/tables/system.table.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';
import type { PictureKind } from './drawing-process.ts';

export const insertImage = (database: Database, image: Insertable<ImageTable>) =>
  database.insertInto('image').values(image).execute();

/** Marks an image that no record may attach again. */
const neverAttachable = { accountId: null, attachedAt: null, letGoAt: 0 };

export const attachImage = ({ database, now }: Unit, { key, accountId }: { key: string; accountId: string }) =>
  database
    .updateTable('image')
    .set({ accountId, attachedAt: now, letGoAt: null })
    .where('key', '=', key)
    .where((where) => where.or([where('letGoAt', 'is', null), where('letGoAt', '>', neverAttachable.letGoAt)]))
    .execute();

interface Uploaded {
  key: string;
  accountId: string;
  purpose: PictureKind;
}

/** Attaches a picture that its owner uploaded and that no other record has; undefined if there is none. */
export const attachUpload = ({ database, now }: Unit, { key, accountId, purpose }: Uploaded) =>
  database
    .updateTable('image')
    .set({ attachedAt: now, letGoAt: null })
    .where('key', '=', key)
    .where('accountId', '=', accountId)
    .where(({ and, or, eb }) =>
      or([eb('purpose', '=', 'demo'), and([eb('purpose', '=', purpose), eb('attachedAt', 'is', null)])]),
    )
    .returning('key')
    .executeTakeFirst();

export const findImage = (database: Database, key: string) =>
  database.selectFrom('image').select('purpose').where('key', '=', key).executeTakeFirst();

/** The cleanup removes a detached picture. Those of the demo world are shared by several records and stay. */
export const detachImage = ({ database, now }: Unit, key: string) =>
  database
    .updateTable('image')
    .set({ attachedAt: null, letGoAt: now })
    .where('key', '=', key)
    .where('purpose', '<>', 'demo')
    .execute();

interface Unattached {
  purpose: ImageTable['purpose'];
  since: number;
  after: string;
}

/** A page of the images of one purpose that no record has had since a moment. */
export const listUnattachedImages = (database: Database, { purpose, since, after }: Unattached) =>
  database
    .selectFrom('image')
    .select('key')
    .where('attachedAt', 'is', null)
    .where('purpose', '=', purpose)
    .where('createdAt', '<', since)
    .where((where) => where.or([where('letGoAt', 'is', null), where('letGoAt', '<', since)]))
    .where('key', '>', after)
    .orderBy('key')
    .limit(100)
    .execute();

/** Keeps records from attaching the image; returns undefined where one has. */
export const releaseImage = (database: Database, key: string) =>
  database
    .updateTable('image')
    .set(neverAttachable)
    .where('key', '=', key)
    .where('attachedAt', 'is', null)
    .returning('key')
    .executeTakeFirst();

export const deleteUnattachedImage = (database: Database, key: string) =>
  database.deleteFrom('image').where('key', '=', key).where('attachedAt', 'is', null).execute();

export const listImagesOf = (database: Database, accountId: string) =>
  database.selectFrom('image').select(['key', 'purpose']).where('accountId', '=', accountId).orderBy('key').execute();

/** Pictures of a deleted account; the next cleanup removes them. */
export const releaseImages = (database: Database, accountId: string) =>
  database
    .updateTable('image')
    .set(neverAttachable)
    .where('accountId', '=', accountId)
    .where('purpose', '<>', 'demo')
    .execute();
