import type { Language } from '#contract/language.ts';
import type { QuestionState } from '#contract/question-choices.ts';
import { table } from '../table.ts';

/** What an owner chose for their page, as JSON; its version grows with each save. */
export interface BlogConfigTable {
  accountId: string;
  version: number;
  config: string;
  createdAt: number;
  updatedAt: number;
}

/** Visits of a page per day and referring host; '' = no referrer. */
export interface BlogVisitTable {
  accountId: string;
  day: string;
  host: string;
  views: number;
  visitors: number;
}

/** Visits of the page of a trip per day. */
export interface TripVisitTable {
  tripId: string;
  day: string;
  views: number;
}

export interface QuestionTable {
  id: string;
  state: QuestionState | 'unconfirmed';
  /** The creator whose trip it is about. */
  accountId: string;
  tripId: string;
  tripTitle: string;
  name: string;
  email: string;
  /** The language in which the visitor asked. */
  language: Language;
  message: string;
  answer: string | null;
  /** What followed the first answer, as JSON. */
  replies: string;
  createdAt: number;
  answeredAt: number | null;
}

interface QuestionSettingTable {
  accountId: string;
  areWelcome: number;
}

interface BlockedSenderTable {
  addressHash: string;
  until: number;
}

/** A reader who gets a mail when a creator publishes a trip. */
export interface FollowerTable {
  id: string;
  state: 'unconfirmed' | 'following';
  /** The creator. */
  accountId: string;
  email: string;
  emailFolded: string;
  /** The language of the page on which they followed. */
  language: Language;
  /** When the last confirmation mail was written. */
  askedAt: number;
  /** They were mailed what was published up to this time, and before the last mail up to `newsBefore`. */
  newsUntil: number;
  newsBefore: number;
  nextMailAt: number;
}

/** A trip that was published and that followers hear of once. */
export interface TripNewsTable {
  tripId: string;
  accountId: string;
  publishedAt: number;
  isMailed: number;
}

export const blogTables = {
  blogConfig: table<BlogConfigTable>(['accountId'], ['creator']),
  blogVisit: table<BlogVisitTable>(['accountId', 'day', 'host'], ['account']),
  tripVisit: table<TripVisitTable>(['tripId', 'day'], ['trip']),
  question: table<QuestionTable>(['id'], ['account']),
  questionSetting: table<QuestionSettingTable>(['accountId'], ['account']),
  blockedSender: table<BlockedSenderTable>(['addressHash']),
  follower: table<FollowerTable>(['id'], ['account']),
  tripNews: table<TripNewsTable>(['tripId'], ['trip', 'account']),
};
