import { isDeepStrictEqual } from 'node:util';
import type { OwnProfile } from '#contract/blog.ts';
import { toProfileForm } from '#rules/own-profile.ts';
import { notValid } from '#rules/problems.ts';
import { followersFields } from '#rules/social-account.ts';
import { type Account, saveAccount } from '../accounts/accounts.ts';
import { replaceAccountWords } from '../db/account-words.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { InvalidFields, NotFound, StateConflict } from '../lib/errors.ts';
import { attachUpload, detachImage } from '../media/images.ts';
import { replaceCreator } from './creators.ts';
import { cleanProfile, creatorRowsOf, findOwnProfile, findProfileProblems, toOwnProfile } from './own-profile.ts';
import { changedFields, rememberApprovedProfile } from './profile-changes.ts';

/** The profile as it would be stored, or the one that was sent if it changes nothing. Throws its validation errors. */
export async function validateProfile(database: Database, id: string, sent: OwnProfile): Promise<OwnProfile> {
  if (isDeepStrictEqual(sent, await findOwnProfile(database, id))) return sent;
  const form = await cleanProfile(toProfileForm(sent));
  const problems = await findProfileProblems(form);
  if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
  return toOwnProfile(form, sent.profilePicture);
}

/** The directory, the blog and all that is drawn from them follow in the same transaction. */
export async function changeProfile(unit: Unit, account: Account, profile: OwnProfile): Promise<void> {
  const { database, now } = unit;
  const before = await findOwnProfile(database, account.id);
  if (!before) throw new NotFound();
  const fields = changedFields(before, profile);
  if (fields.length === 0) return;
  await rememberApprovedProfile(database, account.id, { ...before, email: account.email });
  await changePicture(unit, account.id, { from: before.profilePicture, to: profile.profilePicture });
  if (!(await saveAccount(unit, account, { name: profile.fullName }))) throw new StateConflict();
  await replaceAccountWords(database, { ...account, name: profile.fullName });
  const { profilePicture } = profile;
  const stored = { accountId: account.id, profilePicture, updatedAt: now };
  const areFollowersNew = fields.some((field) => Object.values<string>(followersFields).includes(field));
  await replaceCreator(
    database,
    creatorRowsOf(toProfileForm(profile), { ...stored, ...(areFollowersNew && { followersAt: now }) }),
  );
  await unit.emit('creator.changed', { accountId: account.id });
  unit.record({ action: 'profile.change', subjectId: account.id, details: { fields: fields.join(', ') } });
}

/** The new picture has to be an upload of the same account; a picture is replaced, never removed. */
async function changePicture(
  unit: Unit,
  accountId: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  if (from === to) return;
  if (to === null || !(await attachUpload(unit, { key: to, accountId, purpose: 'profile' })))
    throw new InvalidFields({ profilePicture: notValid });
  if (from !== null) await detachImage(unit, from);
}
