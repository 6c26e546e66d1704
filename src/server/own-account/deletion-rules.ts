import type { Tables } from '../db/tables.ts';

/** What happens to the rows of a table when a creator is deleted. */
type DeletionRule<Row> =
  /** `orSubject` holds the id of the account, of an application or of a stay. */
  | { deleteBy: keyof Row & string; orSubject?: keyof Row & string }
  | { deleteByEmail: keyof Row & string; orSubject?: keyof Row & string }
  | { deleteByFoldedEmail: keyof Row & string; orSubject?: keyof Row & string }
  /** Released, and deleted with their files by another cleanup. */
  | { releaseBy: keyof Row & string }
  /** Not deleted, with the reason why that is allowed. */
  | { keep: string };

/** A missing table is a compile error. */
export const deletionRules: { readonly [Name in keyof Tables]: DeletionRule<Tables[Name]> } = {
  account: { deleteBy: 'id' },
  accountWord: { deleteBy: 'accountId' },
  scheduledDeletion: { deleteBy: 'accountId' },
  secondFactor: { deleteBy: 'accountId' },
  recoveryCode: { deleteBy: 'accountId' },
  session: { deleteBy: 'accountId' },
  signInTicket: { deleteBy: 'accountId' },
  creator: { deleteBy: 'accountId' },
  creatorTrait: { deleteBy: 'accountId' },
  creatorLocation: { deleteBy: 'accountId' },
  approvedProfile: { deleteBy: 'accountId' },
  trip: { deleteBy: 'accountId' },
  calendarAddress: { deleteBy: 'accountId' },
  blogConfig: { deleteBy: 'accountId' },
  blogVisit: { deleteBy: 'accountId' },
  tripVisit: { keep: 'deleted with the trip' },
  privateLink: { keep: 'deleted with the trip' },
  directoryEntry: { deleteBy: 'accountId' },
  directoryProfile: { deleteBy: 'accountId' },
  shortlistEntry: { deleteBy: 'creatorId' },
  listPlace: { deleteBy: 'creatorId' },
  booking: { deleteBy: 'creatorId' },
  bookingNote: { deleteBy: 'creatorId' },
  bookingEvent: { deleteBy: 'creatorId' },
  invitationSetting: { deleteBy: 'creatorId' },
  application: { deleteBy: 'accountId' },
  applicationDraft: { deleteByFoldedEmail: 'emailFolded' },
  bankDetails: { deleteBy: 'accountId' },
  question: { deleteBy: 'accountId' },
  questionSetting: { deleteBy: 'accountId' },
  follower: { deleteBy: 'accountId' },
  tripNews: { deleteBy: 'accountId' },
  staffNote: { deleteBy: 'accountId' },
  bankLink: { deleteBy: 'accountId' },
  passwordLink: { deleteBy: 'accountId' },
  notification: { deleteBy: 'accountId', orSubject: 'subjectId' },
  mutedMail: { deleteBy: 'accountId' },
  image: { releaseBy: 'accountId' },
  emailVerification: { deleteByFoldedEmail: 'emailFolded', orSubject: 'id' },
  outboxMail: { deleteByEmail: 'recipient', orSubject: 'subjectId' },
  ownList: { keep: 'names that sponsors gave their lists' },
  ownHotel: { keep: 'hotels that sponsors invite to' },
  savedSearch: { keep: 'searches that sponsors saved' },
  blockedSender: { keep: 'keyed hashes of addresses that wrote unwanted questions, for a year' },
  reservedName: { keep: 'a hash of the username, for a year' },
  auditEntry: { keep: 'append-only; has ids and no personal data' },
  passwordRequest: { keep: 'encrypted, and deleted within an hour' },
  idempotency: { keep: 'deleted after a day' },
  rateLimit: { keep: 'keyed hashes, deleted after a day' },
  directoryTerm: { keep: 'deleted with the directory entry' },
  directoryWord: { keep: 'deleted with the directory entry' },
  directoryStop: { keep: 'deleted with the directory entry' },
  installation: { keep: 'no personal data' },
  encryptionKey: { keep: 'no personal data' },
  auditHead: { keep: 'no personal data' },
};
