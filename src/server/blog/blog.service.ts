import type { z } from 'zod';
import type {
  BlogChoices,
  BlogConfigReply,
  BlogConfigRequest,
  BlogReply,
  coverImageReply,
  OwnProfile,
  profilePictureReply,
} from '#contract/blog.ts';
import type { Language } from '#contract/language.ts';
import { parseBlogConfig } from '#rules/blog-config.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import { shownConfig, shownCreator, tripsOf, visibleTrips } from '#rules/blog-visibility.ts';
import { fold } from '#rules/fold.ts';
import { pictureProblems } from '#rules/picture-problems.ts';
import { notValid } from '#rules/problems.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { byOwner } from '../audit/audit-trail.ts';
import { changeProfile, validateProfile } from '../creators/change-profile.service.ts';
import { findOwnProfile } from '../creators/own-profile.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import type { BlogConfigTable } from '../db/tables/blog.table.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import type { Parts } from '../http/multipart.ts';
import { Conflict, DomainError, Forbidden, InvalidFields, NotFound } from '../lib/errors.ts';
import { dayMs, utcDay } from '../lib/time.ts';
import type { PictureKind } from '../media/drawing-process.ts';
import { attachUpload, detachImage } from '../media/images.ts';
import { pictureIn, storePicture } from '../media/media.service.ts';
import { findBlogConfig, saveBlogConfigRow } from './blog.store.ts';
import { type BlogRecord, findBlogRecord } from './blog-record.ts';
import { audienceOf, findOpenBlog, isInsider } from './find-page.ts';
import { storedConfig } from './stored-config.ts';

const noCreator = { en: 'No creator data available', tr: 'İçerik üreticisi bulunamadı' };
const savedElsewhere = {
  en: 'This blog was changed in another tab or on another device in the meantime.',
  tr: 'Bu blog bu sırada başka bir sekmede veya cihazda değiştirildi.',
};

/** Two thirds are enough for 500 trips with their own styles. */
const maxConfigBytes = 400_000;
const tooLarge = {
  en: `These settings are too large (${maxConfigBytes / 1000} kB at most). Please change fewer settings of single trips.`,
  tr: `Bu ayarlar çok büyük (en fazla ${maxConfigBytes / 1000} kB). Lütfen tek tek gezilerde daha az ayar değiştirin.`,
};

interface Caller {
  by: SignedIn | null;
}

export async function readBlog(
  platform: Platform,
  { username, language, by }: Caller & { username: string; language: Language | null },
): Promise<BlogReply> {
  const accountId = await accountOfBlog(platform, username, by);
  const record = await openRecord(platform, accountId, by);
  const settings = blogSettings(record.config, 'page');
  const viewer = { audience: audienceOf(by, accountId), today: utcDay(platform.now()) };
  const creator = record.creatorIn(language ?? settings.language, viewer.today);
  if (viewer.audience === 'owner') return creator;
  if (viewer.audience !== 'staff') return shownCreator(creator, settings, viewer);
  return { ...creator, ...tripsOf(creator.publishedVayas.map(withoutNotes), viewer.today) };
}

/** Notes are the creator's own. */
const withoutNotes = <Trip extends { notes: string }>(trip: Trip): Trip => ({ ...trip, notes: '' });

/** For others than the owner, the names of hidden items are left out. */
export async function readBlogConfig(
  platform: Platform,
  { id, by }: Caller & { id: string },
): Promise<BlogConfigReply> {
  const { row, config, creatorIn, ownProfile } = await openRecord(platform, id, by);
  const audience = audienceOf(by, id);
  const own = audience === 'owner' ? { profile: ownProfile } : {};
  if (!row || !config) return { ...own, creatorId: id, version: 0, createdAt: null, updatedAt: null };
  if (isInsider(audience)) return { ...own, ...configReply(row, config) };
  const settings = blogSettings(config, 'page');
  const trips = visibleTrips(creatorIn('en', utcDay(platform.now())).publishedVayas, settings);
  return configReply(row, shownConfig(config, settings, trips));
}

const configReply = (
  { accountId, version, createdAt, updatedAt }: Omit<BlogConfigTable, 'config'>,
  config: BlogChoices,
) => ({
  ...config,
  creatorId: accountId,
  version: Number(version),
  createdAt: Number(createdAt),
  updatedAt: Number(updatedAt),
});

interface Saving {
  id: string;
  request: BlogConfigRequest;
  /** The version that was edited, from If-Match. */
  version: number | null;
  by: Actor & Pick<SignedIn, 'accountId' | 'role'>;
}

/** Only the version is stored for repeated requests: the rest of the reply is the request. */
export async function saveBlogConfig(
  platform: Platform,
  { id, request, version, by }: Saving,
): Promise<BlogConfigReply> {
  if (by.accountId !== id) throw new Forbidden();
  const { config, problems } = parseBlogConfig(request);
  if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
  if (Buffer.byteLength(JSON.stringify(config)) > maxConfigBytes) throw new DomainError(400, 'validation', tooLarge);
  const edited = version ?? request.version ?? null;
  const profile = request.profile && (await validateProfile(platform.database, id, request.profile));
  const saved = await inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['saveBlogConfig', id, edited, config, request.profile ?? null], () =>
        save(unit, { id, config, profile, edited }),
      ),
    byOwner,
  );
  return {
    profile: profile ?? (await findOwnProfile(platform.database, id)) ?? undefined,
    ...configReply({ accountId: id, ...saved }, config),
  };
}

export async function saveBlogConfigOfBlog(
  platform: Platform,
  { username, ...saving }: Omit<Saving, 'id'> & { username: string },
): Promise<BlogConfigReply> {
  return saveBlogConfig(platform, { ...saving, id: await accountOfBlog(platform, username, saving.by) });
}

/** The account of an open blog, or of the caller's own blog, which may not be open yet. */
async function accountOfBlog(
  platform: Platform,
  username: string,
  by: Pick<SignedIn, 'accountId' | 'username' | 'role'> | null,
): Promise<string> {
  if (by?.role === 'creator' && fold(by.username) === fold(username)) return by.accountId;
  const head = await findOpenBlog(platform, username);
  if (!head) throw new NotFound(noCreator);
  return head.accountId;
}

interface Save {
  id: string;
  config: BlogChoices;
  profile: OwnProfile | undefined;
  edited: number | null;
}

async function save(unit: Unit, { id, config, profile, edited }: Save) {
  const account = await lockAccount(unit, id);
  if (!account) throw new NotFound();
  const { database, now } = unit;
  const last = await findBlogConfig(database, id);
  const lastVersion = Number(last?.version ?? 0);
  if (edited !== null && edited !== lastVersion) throw new Conflict(savedElsewhere);
  if (profile) await changeProfile(unit, account, profile);
  await changeCover(unit, id, { from: last ? coverIn(storedConfig(last)) : null, to: coverIn(config) });
  const row = {
    accountId: id,
    version: Math.max(now, lastVersion + 1),
    config: JSON.stringify(config),
    createdAt: Number(last?.createdAt ?? now),
    updatedAt: now,
  };
  await saveBlogConfigRow(database, row);
  await unit.emit('blog.saved', { accountId: id });
  const { version, createdAt, updatedAt } = row;
  return { version, createdAt, updatedAt };
}

const coverIn = ({ pageStyle }: BlogChoices): string | null => pageStyle?.coverImageUrl ?? null;

/** A new cover has to be an upload of the same account. */
async function changeCover(
  unit: Unit,
  accountId: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  if (from === to) return;
  if (to !== null && !(await attachUpload(unit, { key: to, accountId, purpose: 'cover' })))
    throw new InvalidFields({ 'pageStyle.coverImageUrl': notValid });
  if (from !== null) await detachImage(unit, from);
}

async function openRecord({ database }: Platform, accountId: string, by: SignedIn | null): Promise<BlogRecord> {
  const record = await findBlogRecord(database, accountId);
  if (!record || !(record.isPublic || isInsider(audienceOf(by, accountId)))) throw new NotFound(noCreator);
  return record;
}

const uploads = { name: 'cover_images', max: 50, windowMs: dayMs };

interface Upload {
  id: string;
  parts: Parts;
  by: SignedIn;
}

/** The page shows the picture once a saved config names it. */
export const uploadCoverImage = async (
  platform: Platform,
  upload: Upload,
): Promise<z.input<typeof coverImageReply>> => ({
  success: true,
  coverImageUrl: await storeUpload(platform, { ...upload, kind: 'cover', field: 'coverImage' }),
});

/** The profile shows the picture once a saved profile names it. */
export const uploadProfilePicture = async (
  platform: Platform,
  upload: Upload,
): Promise<z.input<typeof profilePictureReply>> => ({
  profilePicture: await storeUpload(platform, { ...upload, kind: 'profile', field: 'profilePicture' }),
});

async function storeUpload(
  platform: Platform,
  { id, parts, by, kind, field }: Upload & { kind: PictureKind; field: string },
): Promise<string> {
  if (by.accountId !== id) throw new Forbidden();
  const path = pictureIn(parts, field);
  if (path === null) throw new InvalidFields({ [field]: pictureProblems.pictureType });
  await inUnitOfWork(platform, (unit) => takeToken(unit, { ...uploads, subject: id }, tooMany));
  return storePicture(platform, { kind, field, path, sender: id, accountId: id });
}

const tooMany = {
  code: 'tooManyRequests',
  text: {
    en: 'You have uploaded too many pictures today. Please try again tomorrow.',
    tr: 'Bugün çok fazla fotoğraf yüklediniz. Lütfen yarın yeniden deneyin.',
  },
} as const;
