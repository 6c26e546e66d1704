import type { Language } from '#contract/language.ts';
import type { QuestionState } from '#contract/question-choices.ts';
import { table } from '../table.ts';

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

export interface QuestionSettingTable {
  accountId: string;
  areWelcome: number;
}

export interface BlockedSenderTable {
  addressHash: string;
  until: number;
}

export const questionTables = {
  question: table<QuestionTable>(['id'], ['account']),
  questionSetting: table<QuestionSettingTable>(['accountId'], ['account']),
  blockedSender: table<BlockedSenderTable>(['addressHash']),
};
