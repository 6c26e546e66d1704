import { randomUUID } from 'node:crypto';
import type { StaffNoteRequest, StaffNotesReply } from '#contract/back-office.ts';
import { maxStaffNotes } from '#contract/back-office-choices.ts';
import { findAccount, lockAccount, requireCreator } from '../accounts/accounts.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { Conflict, Forbidden, NotFound } from '../lib/errors.ts';
import { countNotes, deleteNote, findNote, insertNote, listNotes } from './creator.store.ts';

const notesFull = {
  en: `This creator already has ${maxStaffNotes} notes. Please remove one first.`,
  tr: `Bu içerik üreticisi hakkında zaten ${maxStaffNotes} not var. Lütfen önce birini silin.`,
};

const noteGone = {
  en: 'This note was already removed. Reload the page to see the current notes.',
  tr: 'Bu not zaten kaldırılmış. Notların güncel hâlini görmek için sayfayı yenileyin.',
};

interface Author {
  signedIn: SignedIn;
  by: Actor;
}

export async function readStaffNotes(
  { database }: Pick<Platform, 'database'>,
  accountId: string,
  { accountId: readerId }: Pick<SignedIn, 'accountId'>,
): Promise<StaffNotesReply> {
  const { name } = requireCreator(await findAccount(database, accountId));
  return { fullName: name, data: await notesFor(database, accountId, readerId) };
}

/** The audit entry does not hold the text: entries cannot be deleted. */
export async function addStaffNote(
  platform: Platform,
  accountId: string,
  { content }: StaffNoteRequest,
  { signedIn, by }: Author,
): Promise<StaffNotesReply> {
  await inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['addStaffNote', accountId, content], () => write(unit, { accountId, content, signedIn })),
    by.username,
  );
  return readStaffNotes(platform, accountId, signedIn);
}

export async function removeStaffNote(
  platform: Platform,
  id: string,
  { signedIn, by }: Author,
): Promise<StaffNotesReply> {
  const accountId = await inUnitOfWork(
    platform,
    (unit) => doOnce(unit, by, ['removeStaffNote', id], () => remove(unit, id, signedIn)),
    by.username,
  );
  return readStaffNotes(platform, accountId, signedIn);
}

interface NewNote {
  accountId: string;
  content: string;
  signedIn: SignedIn;
}

async function write(unit: Unit, { accountId, content, signedIn }: NewNote): Promise<void> {
  requireCreator(await lockAccount(unit, accountId));
  if ((await countNotes(unit.database, accountId)) >= maxStaffNotes) throw new Conflict(notesFull);
  await insertNote(unit.database, {
    ...{ id: randomUUID(), accountId, content, createdAt: unit.now },
    ...{ authorId: signedIn.accountId, author: signedIn.name },
  });
  unit.record({ action: 'note.add', subjectId: accountId });
}

async function remove(unit: Unit, id: string, { accountId: removerId }: SignedIn): Promise<string> {
  const note = await findNote(unit.database, id);
  if (!note) throw new NotFound(noteGone);
  if (note.authorId !== removerId) throw new Forbidden();
  if (!(await deleteNote(unit.database, id))) throw new NotFound(noteGone);
  unit.record({ action: 'note.remove', subjectId: note.accountId });
  return note.accountId;
}

async function notesFor(database: Database, accountId: string, readerId: string): Promise<StaffNotesReply['data']> {
  const notes = await listNotes(database, accountId);
  return notes.map(({ id, author, authorId, content, createdAt }) => ({
    ...{ _id: id, author, isOwn: authorId === readerId, content, createdAt },
  }));
}
