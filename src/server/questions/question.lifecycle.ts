import { questionLifecycle } from '#machines/lifecycles/question.machine.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { findAccount, lockAccount } from '../accounts/accounts.ts';
import { lifecycleOf } from '../db/lifecycle.ts';
import type { QuestionTable } from '../db/tables/blog.table.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { mailboxOf } from '../lib/contacts.ts';
import { dayMs } from '../lib/time.ts';
import { answerMail, questionMail } from './question.mails.ts';
import { findQuestion, insertBlocked, saveQuestion } from './question.store.ts';
import { lastTextOf, threadUrlOf, withReply } from './question-thread.ts';

const blockedMs = 365 * dayMs;

export const questions = lifecycleOf<QuestionTable>()({
  chart: questionLifecycle,
  async load(unit, id) {
    const found = await findQuestion(unit.database, id);
    if (!found) return undefined;
    await lockAccount(unit, found.accountId);
    return findQuestion(unit.database, id);
  },
  facts: () => undefined,
  change(question, move, { now }) {
    // The creator's list is in the order in which questions reach them.
    if (move.type === 'question.confirm') return { createdAt: now };
    if (move.type === 'question.reply') return withReply(question, { by: 'visitor', text: move.text, at: now });
    if (move.type !== 'question.answer') return {};
    return question.answer === null
      ? { answer: move.answer, answeredAt: now }
      : withReply(question, { by: 'creator', text: move.answer, at: now });
  },
  save: ({ database }, question, change) => saveQuestion(database, question, change),
  effects: {
    mailQuestion: (unit, question) => mailQuestion(unit, question),
    mailReply: (unit, question) => mailQuestion(unit, question),
    mailAnswer: (unit, question) => mailAnswer(unit, question),
    updatePage: (unit, { accountId }) => unit.emit('creator.changed', { accountId }),
    blockSender: (unit, { email }) =>
      insertBlocked(unit.database, unit.secrets.hash('blocked sender', mailboxOf(email)), unit.now + blockedMs),
  },
  audited: ['question.dismiss', 'question.block'],
  subjectOf: ({ accountId }) => accountId,
});

async function mailQuestion(unit: Unit, question: QuestionTable): Promise<void> {
  const creator = await findAccount(unit.database, question.accountId);
  if (!creator) return;
  const language = creator.language ?? 'en';
  const url = `${unit.publicUrl}${blogAddress(creator.username)}/questions`;
  unit.queueMail({
    ...{ to: creator.email, language, accountId: creator.id, subjectId: question.id },
    facts: { visitor: question.name, tripTitle: question.tripTitle },
    ...questionMail({ ...question, message: lastTextOf(question) }, creator.name, url, language),
  });
}

async function mailAnswer(unit: Unit, question: QuestionTable): Promise<void> {
  const creator = await findAccount(unit.database, question.accountId);
  if (!creator) return;
  const { email, language } = question;
  unit.queueMail({
    ...{ to: email, language, subjectId: question.id, replyTo: creator.email },
    ...answerMail(
      { ...question, answer: lastTextOf(question), creator: creator.name },
      threadUrlOf(unit, question),
      language,
    ),
  });
}
