import { randomBytes, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Role } from '#contract/session.ts';
import { isEmailAddress } from '#rules/email-address.ts';
import { fold } from '#rules/fold.ts';
import { type Given, Refusal } from '../platform/command.ts';
import type { Platform } from '../platform/platform.ts';
import { type Door, findAccountByEmail, findAccountByUsername, insertAccount } from './account.store.ts';
import { hashPassword } from './password.ts';

/** Makes an active account from the command line and says its password once, unless it was given. */
export async function addAccount(platform: Platform, role: Role, given: Given): Promise<string> {
  const { username = '', email = '', name = '' } = given;
  if (!/^[a-z][a-z0-9._-]{2,29}$/.test(username)) {
    throw new Refusal('--username takes 3 to 30 small letters, digits, dots, dashes or underscores.');
  }
  if (!isEmailAddress(email)) throw new Refusal('--email takes an email address.');
  if (name.trim() === '') throw new Refusal('--name takes a full name.');
  await refuseTaken(platform, role === 'sponsor' ? 'sponsors' : 'people', username, email);
  const isGiven = given['password-stdin'] === true;
  const password = isGiven ? (await text(process.stdin)).replace(/\r?\n$/, '') : randomBytes(12).toString('base64url');
  if (password.length < 10) throw new Refusal('A password has at least 10 characters.');
  const time = platform.now();
  await insertAccount(platform.database, {
    id: randomUUID(),
    role,
    state: 'active',
    name: name.trim(),
    username,
    usernameFolded: fold(username),
    email,
    emailFolded: fold(email),
    passwordHash: await hashPassword(password),
    createdAt: time,
    updatedAt: time,
  });
  return isGiven ? `${username} is there.` : `${username} is there, with the password ${password}`;
}

async function refuseTaken({ database }: Platform, door: Door, username: string, email: string): Promise<void> {
  const isTaken =
    (await findAccountByUsername(database, door, fold(username))) ??
    (await findAccountByEmail(database, door, fold(email)));
  if (isTaken) throw new Refusal(`There is an account with this username or email already.`);
}
