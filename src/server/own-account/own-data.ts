import type { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { auditActions, staffNoteActions } from '#contract/audit-actions.ts';
import { mails } from '#contract/mail-templates.ts';
import { pictureFolderOf } from '#rules/picture-folder.ts';
import type { Account } from '../accounts/accounts.ts';
import { listApplicationsOf } from '../accounts/latest-application.ts';
import { listPasswordLinks } from '../accounts/password-links.ts';
import { listSessions } from '../accounts/session.service.ts';
import { listEntriesAbout } from '../audit/audit-trail.ts';
import { listBankLinks } from '../bank-details/bank-links.ts';
import { readBankDetails } from '../bank-details/encrypted-details.ts';
import { findBlogRecord } from '../blog/blog-record.ts';
import { readAllVisits } from '../blog/visits.service.ts';
import { listBookingIds, readBookingsOf } from '../bookings/bookings-of-creator.ts';
import { readCalendar } from '../bookings/calendar.service.ts';
import { creatorItemOf } from '../creators/creator-item.ts';
import { findCreator } from '../creators/creators.ts';
import { findApprovedProfile } from '../creators/profile-changes.ts';
import type { Platform } from '../db/platform.ts';
import { referenceOf } from '../lib/formats.ts';
import { listMuted } from '../mail/mail-choices.service.ts';
import { readMailsTo } from '../mail/stored-mails.ts';
import { pictureKinds } from '../media/drawing-process.ts';
import { listImagesOf } from '../media/images.ts';
import { listNotificationsOf } from '../notifications/notification.service.ts';
import { listVerificationsOf } from '../onboarding/email-verifications.ts';
import { listQuestionsFor } from '../questions/question.service.ts';
import { repliesIn } from '../questions/question-thread.ts';
import { editedTrip, pictureKeysOf } from '../trips/edited-trip.ts';
import { dayTextsIn, descriptionIn, picturesIn, tripView } from '../trips/stored-trip.ts';
import { listEveryTrip } from '../trips/trips.ts';

/** All stored data of a creator, file by file. Each file is read when the previous one has been consumed. */
export async function* ownData(platform: Platform, account: Account): AsyncGenerator<ZippedFile> {
  yield { name: 'README.txt', bytes: Buffer.from(contents) };
  for (const [name, read] of Object.entries(parts))
    yield { name: `${name}.json`, bytes: Buffer.from(`${JSON.stringify(await read(platform, account), null, 2)}\n`) };
  for (const key of await pictureKeys(platform, account)) {
    const bytes = await largestOf(platform, key);
    if (bytes) yield { name: `pictures/${key.replace('/', '-')}.webp`, bytes };
  }
}

type Part = (platform: Platform, account: Account) => Promise<unknown>;

const parts = {
  account: async (_, { id, role, state, name, username, email, language, passwordHash, createdAt, updatedAt }) => ({
    id,
    role,
    state,
    name,
    username,
    email,
    language,
    hasPassword: passwordHash !== null,
    createdAt: timeOf(createdAt),
    updatedAt: timeOf(updatedAt),
  }),
  profile: async ({ database }, account) => {
    const rows = await findCreator(database, account.id);
    return (
      rows && {
        ...creatorItemOf({ account, ...rows, trips: [] }, 'en'),
        asApproved: await findApprovedProfile(database, account.id),
      }
    );
  },
  applications: async ({ database }, { id }) =>
    (await listApplicationsOf(database, id)).map((each) => ({
      reference: referenceOf('VA', each.id),
      state: each.state,
      privacyVersion: each.privacyVersion,
      sentAt: timeOf(each.createdAt),
      decidedAt: timeOf(each.decidedAt),
      reason: each.reason,
      reasonText: each.reasonText,
    })),
  blog: async ({ database }, { id }) => {
    const record = await findBlogRecord(database, id);
    return record?.row ? { config: record.config, savedAt: timeOf(record.row.updatedAt) } : null;
  },
  trips: async ({ database }, { id }) =>
    (await listEveryTrip(database, id)).map((trip) => ({
      ...tripView(trip),
      story: descriptionIn(trip),
      pictures: picturesIn(trip),
      dayTexts: dayTextsIn(trip),
      followersLine: trip.followersLine,
      state: trip.state,
      waitingEdit: trip.pending === null ? null : editedTrip(trip),
      createdAt: timeOf(trip.createdAt),
      updatedAt: timeOf(trip.updatedAt),
    })),
  stays: async (platform, account) => {
    const { invitations, bookings } = await readBookingsOf(platform, account);
    return {
      invitations,
      stays: bookings.map(
        ({ _id, tripId, cityId, replaces, replacedBy, creator, sponsor, notes, events, offer, ...booking }) => ({
          ...booking,
          host: sponsor?.fullName ?? null,
          offer: offer && { ...offer, replyBy: timeOf(offer.replyBy) },
          createdAt: timeOf(booking.createdAt),
          dueAt: timeOf(booking.dueAt),
          notes: notes.map(({ content, by, author, createdAt }) => ({ content, by, author, at: timeOf(createdAt) })),
          events: events.map(({ move, by, at, reason }) => ({ move, by, at: timeOf(at), reason })),
        }),
      ),
    };
  },
  questions: async ({ database }, { id }) =>
    (await listQuestionsFor(database, id)).map(
      ({ name, tripTitle, message, answer, replies, state, createdAt, answeredAt }) => ({
        ...{ from: name, trip: tripTitle, message, answer, state },
        replies: repliesIn({ replies }).map(({ by, text, at }) => ({ by, text, at: timeOf(at) })),
        askedAt: timeOf(createdAt),
        answeredAt: timeOf(answeredAt),
      }),
    ),
  bankDetails: async (platform, { id }) => ({
    details: await readBankDetails(platform, id),
    links: (await listBankLinks(platform.database, id)).map(({ state, message, ...times }) => ({
      state,
      message,
      createdAt: timeOf(times.createdAt),
      expiresAt: timeOf(times.expiresAt),
      submittedAt: timeOf(times.submittedAt),
    })),
  }),
  mails: async (platform, account) =>
    (await readMailsTo(platform, account)).map(({ template, state, recipient, createdAt, sentAt, reading }) => ({
      about: wordsFor(mails, template),
      to: recipient,
      state,
      writtenAt: timeOf(createdAt),
      sentAt: timeOf(sentAt),
      subject: reading?.subject ?? null,
      text: reading?.text ?? null,
    })),
  notifications: async ({ database }, { id }) => ({
    newest: (await listNotificationsOf(database, id)).map(({ kind, title, facts, createdAt, readAt }) => ({
      kind,
      title,
      facts,
      at: timeOf(createdAt),
      readAt: timeOf(readAt),
    })),
    kindsWithoutEmail: await listMuted(database, id),
  }),
  emailVerifications: async ({ database }, { emailFolded }) =>
    (await listVerificationsOf(database, emailFolded)).map(({ email, createdAt, verifiedAt }) => ({
      email,
      askedAt: timeOf(createdAt),
      verifiedAt: timeOf(verifiedAt),
    })),
  passwordLinks: async ({ database }, { id }) =>
    (await listPasswordLinks(database, id)).map(({ kind, ...times }) => ({
      kind,
      createdAt: timeOf(times.createdAt),
      expiresAt: timeOf(times.expiresAt),
      usedAt: timeOf(times.usedAt),
    })),
  calendar: async (platform, { id }) => ({ addressSince: timeOf((await readCalendar(platform, id)).since) }),
  visits: async (platform, { id }) => readAllVisits(platform, id),
  sessions: async (platform, { id, role }) => ({
    open: (await listSessions(platform, { accountId: id, sessionHash: null, role })).map(
      ({ browser, system, ...times }) => ({
        browser,
        system,
        begunAt: timeOf(times.createdAt),
        lastUsedAt: timeOf(times.lastUsedAt),
      }),
    ),
  }),
  history: async ({ database }, { id }) => {
    const applications = (await listApplicationsOf(database, id)).map((application) => application.id);
    const entries = await listEntriesAbout(database, [id, ...applications, ...(await listBookingIds(database, id))]);
    const shown = entries.filter(({ action }) => !(action in staffNoteActions));
    return shown.map(({ at, action }) => ({ at: timeOf(at), what: wordsFor(auditActions, action) }));
  },
} as const satisfies Record<string, Part>;

const timeOf = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());

const wordsFor = (words: Readonly<Record<string, { en: string }>>, name: string): string => words[name]?.en ?? name;

/** Pictures that the creator owns, and demo pictures that their records name. */
async function pictureKeys({ database }: Platform, { id }: Account): Promise<Set<string>> {
  const [images, rows, record, trips] = await Promise.all([
    listImagesOf(database, id),
    findCreator(database, id),
    findBlogRecord(database, id),
    listEveryTrip(database, id),
  ]);
  const named = [
    rows?.creator.profilePicture,
    record?.config?.pageStyle?.coverImageUrl,
    ...trips.flatMap(pictureKeysOf),
  ];
  return new Set([...images.map(({ key }) => key), ...named.flatMap((key) => pictureFolderOf(key) ?? [])]);
}

async function largestOf(platform: Platform, key: string): Promise<Uint8Array | null> {
  const kind = key.startsWith('cover/') ? 'cover' : 'profile';
  return platform.media.read(`${key}/${Math.max(...pictureKinds[kind].widths)}.webp`);
}

const contents = `Everything that Vaya stores about you. Times are in UTC.

account.json             your account; your password is stored only as a hash
profile.json             your profile, as your blog and the directory show it, and as it was approved
                         if you have changed it
applications.json        your applications and how they were decided
blog.json                the settings of your blog
trips.json               your trips, drafts and archived ones too
stays.json               your stays and invitations, with their notes, and your invitation settings
questions.json           questions about your trips, and your answers
bankDetails.json         your bank and tax details, and the links that asked for them
mails.json               mails sent to you in the last ninety days, and the text of those of the
                         last thirty, without codes and link tokens
notifications.json       your notifications of the last ninety days, and the kinds that you get no
                         emails of
emailVerifications.json  when you proved that your address is yours
passwordLinks.json       password links mailed to you in the last ninety days, when they expire and
                         when they were used, without their tokens
calendar.json            since when your calendar has a secret address, which only you know
visits.json              visits of your blog by day and referring site, and of your trips, and how
                         many readers follow you by email
sessions.json            where you are signed in
history.json             decisions and changes of your account
pictures/                your pictures, in the largest stored size

Notes that sponsors and our staff wrote for themselves are not included.
`;

interface ZippedFile {
  name: string;
  bytes: Uint8Array;
}

/** Writes files into a ZIP one after the other, uncompressed because pictures are: only one is in memory at a time. */
export async function* zipFile(files: AsyncIterable<ZippedFile>, moment: number): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  for await (const { name, bytes } of files) {
    zip.addBuffer(Buffer.from(bytes), name, { mtime: new Date(moment), mode: 0o100644, compress: false });
    for (let chunk = output.read(); chunk !== null; chunk = output.read()) yield chunk;
  }
  zip.end();
  yield* output as AsyncIterable<Buffer>;
}
