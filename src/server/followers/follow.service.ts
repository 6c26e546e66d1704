import { randomUUID } from 'node:crypto';
import type { FollowRequest } from '#contract/blog.ts';
import { followerLifecycle } from '#machines/lifecycles/follower.machine.ts';
import { fold } from '#rules/fold.ts';
import { findAccount, lockAccount } from '../accounts/accounts.ts';
import { findOpenBlog } from '../blog/find-page.ts';
import { advance, advanceIfPossible } from '../db/advance.ts';
import { initialStateOf } from '../db/lifecycle.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import type { FollowerTable } from '../db/tables/blog.table.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { networkOf } from '../http/request.ts';
import { mailboxOf } from '../lib/contacts.ts';
import { NotFound } from '../lib/errors.ts';
import { signedIdIn, signId } from '../lib/secrets.ts';
import { dayMs } from '../lib/time.ts';
import { followers } from './follower.lifecycle.ts';
import { followConfirmationMail } from './follower.mails.ts';
import { findFollower, findFollowerByEmail, insertFollower, saveFollower } from './follower.store.ts';

const maxOfAddress = 3;
const [maxOfNetwork, maxToCreator] = [10, 300];
/** A second press writes no second mail. */
const repeatMs = 60_000;
export const confirmationMs = dayMs;
/** Of one client, by the API and by the form of the blog. */
export const followsPerMinute = 10;

export async function findFollowedBlog(
  platform: Platform,
  username: string,
): Promise<{ accountId: string; fullName: string }> {
  const blog = await findOpenBlog(platform, username);
  const creator = blog && (await findAccount(platform.database, blog.accountId));
  if (!creator) throw new NotFound(notPublic);
  return { accountId: creator.id, fullName: creator.name };
}

/** Mails a link to the address. The same happens whether or not the address follows already, so that no one learns it. */
export async function followCreator(
  platform: Platform,
  username: string,
  { request, address }: { request: FollowRequest; address: string },
): Promise<{ success: true }> {
  const { accountId } = await findFollowedBlog(platform, username);
  await inUnitOfWork(platform, (unit) => mailConfirmation(unit, accountId, request, networkOf(address)));
  return { success: true };
}

async function mailConfirmation(
  unit: Unit,
  accountId: string,
  { email, language }: FollowRequest,
  network: string,
): Promise<void> {
  const creator = await lockAccount(unit, accountId);
  if (creator?.state !== 'active') throw new NotFound(notPublic);
  const { database, now } = unit;
  const emailFolded = fold(email);
  const known = await findFollowerByEmail(database, { accountId, emailFolded });
  if (known && known.askedAt > now - repeatMs) return;
  for (const { text, ...limit } of [
    { name: 'follows_of_address', subject: mailboxOf(email), max: maxOfAddress, text: tooManyOfAddress },
    { name: 'follows_from_network', subject: network, max: maxOfNetwork, text: tooMany },
    { name: 'follows_of_creator', subject: accountId, max: maxToCreator, text: tooMany },
  ])
    await takeToken(unit, { ...limit, windowMs: dayMs }, { code: 'tooManyRequests', text });
  const id = known?.id ?? randomUUID();
  if (known)
    await saveFollower(database, known, { askedAt: now, ...(known.state === 'unconfirmed' && { email, language }) });
  else
    await insertFollower(database, {
      ...{ id, state: initialStateOf(followerLifecycle), accountId, email, emailFolded, language, askedAt: now },
      ...{ newsUntil: 0, newsBefore: 0, nextMailAt: 0 },
    });
  const url = `${unit.publicUrl}${confirmationPath}?token=${signId(unit.secrets, purpose, id)}&lang=${language}`;
  unit.queueMail({ to: email, language, subjectId: id, ...followConfirmationMail(creator.name, url, language) });
}

export interface ShownFollower extends Pick<FollowerTable, 'state' | 'accountId'> {
  creator: string;
}

export async function readFollower({ database, secrets, now }: Platform, token: string): Promise<ShownFollower> {
  const { state, accountId } = await findByToken({ database, secrets, now: now() }, token);
  const creator = await findAccount(database, accountId);
  if (creator?.state !== 'active') throw new NotFound(notPublic);
  return { state, accountId, creator: creator.name };
}

/** Repeated, it changes nothing. */
export const confirmFollower = (platform: Platform, token: string): Promise<void> =>
  inUnitOfWork(platform, async (unit) => {
    const { id, accountId } = await findByToken(unit, token);
    if ((await lockAccount(unit, accountId))?.state !== 'active') throw new NotFound(notPublic);
    if ((await findFollower(unit.database, id))?.state !== 'unconfirmed') return;
    await advance(unit, followers, id, { type: 'follower.confirm' });
  });

export async function stopFollowing(unit: Unit, id: string): Promise<void> {
  if (await findFollower(unit.database, id)) await advanceIfPossible(unit, followers, id, { type: 'follower.stop' });
}

async function findByToken(
  { database, secrets, now }: Pick<Unit, 'database' | 'secrets' | 'now'>,
  token: string,
): Promise<FollowerTable> {
  const id = signedIdIn(secrets, purpose, token);
  const follower = id === null ? undefined : await findFollower(database, id);
  const isExpired = follower?.state === 'unconfirmed' && follower.askedAt < now - confirmationMs;
  if (!follower || isExpired) throw new NotFound(expired);
  return follower;
}

const purpose = 'follow-confirmation';
export const confirmationPath = '/follow/confirm';

export const notPublic = { en: 'This blog is not public.', tr: 'Bu blog herkese açık değil.' };
const expired = {
  en: 'This link no longer works. Links work for a day: please enter your address on the blog again.',
  tr: 'Bu bağlantı artık geçerli değil. Bağlantılar bir gün geçerlidir: Lütfen adresinizi blogda yeniden girin.',
};
const tooManyOfAddress = {
  en: 'We have sent several links to this address today. Please look for them, also in the spam folder, or try again tomorrow.',
  tr: 'Bugün bu adrese birkaç bağlantı gönderdik. Lütfen istenmeyen posta klasörünüze de bakın ya da yarın yeniden deneyin.',
};
const tooMany = {
  en: 'Too many addresses were entered today. Please try again tomorrow.',
  tr: 'Bugün çok fazla adres girildi. Lütfen yarın yeniden deneyin.',
};
