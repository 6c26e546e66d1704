import type { Tables } from '../db/tables.ts';

/** What happens to the rows of a table when a creator is deleted. */
export type PlaceOfPeople<Row> =
  /** Deleted by the account id in this column. */
  | { goBy: keyof Row & string }
  /** Deleted by the email of the account, and by the id of the account, an application or a stay in `andBy`. */
  | { goByEmail: keyof Row & string; andBy?: keyof Row & string }
  | { goByFoldedEmail: keyof Row & string; andBy?: keyof Row & string }
  /** Released, and deleted with their files by another cleanup. */
  | { letGoBy: keyof Row & string }
  /** Kept, with the reason why that is allowed. */
  | { stay: string };

/** A table that is missing does not compile. */
export const placesOfPeople: { readonly [Name in keyof Tables]: PlaceOfPeople<Tables[Name]> } = {
  account: { goBy: 'id' },
  accountWord: { goBy: 'accountId' },
  scheduledDeletion: { goBy: 'accountId' },
  secondFactor: { goBy: 'accountId' },
  recoveryCode: { goBy: 'accountId' },
  session: { goBy: 'accountId' },
  signInTicket: { goBy: 'accountId' },
  creator: { goBy: 'accountId' },
  creatorTrait: { goBy: 'accountId' },
  creatorLocation: { goBy: 'accountId' },
  trip: { goBy: 'accountId' },
  calendarAddress: { goBy: 'accountId' },
  blogConfig: { goBy: 'accountId' },
  blogVisit: { goBy: 'accountId' },
  directoryEntry: { goBy: 'accountId' },
  directoryProfile: { goBy: 'accountId' },
  shortlistEntry: { goBy: 'creatorId' },
  booking: { goBy: 'creatorId' },
  bookingNote: { goBy: 'creatorId' },
  bookingEvent: { goBy: 'creatorId' },
  invitationSetting: { goBy: 'creatorId' },
  application: { goBy: 'accountId' },
  bankDetails: { goBy: 'accountId' },
  staffNote: { goBy: 'accountId' },
  bankLink: { goBy: 'accountId' },
  passwordLink: { goBy: 'accountId' },
  image: { letGoBy: 'accountId' },
  emailVerification: { goByFoldedEmail: 'emailFolded', andBy: 'id' },
  outboxMail: { goByEmail: 'recipient', andBy: 'subjectId' },
  ownList: { stay: 'how a sponsor calls a list of theirs' },
  savedSearch: { stay: 'what a sponsor looks for, in words of their own' },
  reservedName: { stay: 'a hash of the username, for a year' },
  auditEntry: { stay: 'a chain that nobody may change: what staff did, by ids that lead nowhere any more' },
  passwordRequest: { stay: 'encrypted, and gone within an hour' },
  idempotency: { stay: 'gone after a day' },
  rateLimit: { stay: 'keyed hashes, gone after a day' },
  directoryTerm: { stay: 'until the entry goes, which takes them along' },
  directoryStop: { stay: 'until the entry goes, which takes them along' },
  installation: { stay: 'of nobody' },
  encryptionKey: { stay: 'of nobody' },
  auditHead: { stay: 'of nobody' },
};
