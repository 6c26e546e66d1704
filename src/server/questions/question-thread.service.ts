import { maxMessages } from '#contract/question-choices.ts';
import { advance } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { Conflict } from '../lib/errors.ts';
import { admitReply } from './ask-question.service.ts';
import { questions } from './question.lifecycle.ts';
import { findQuestion } from './question.store.ts';
import { threadOf } from './question-thread.ts';

interface Reply {
  text: string;
  /** How many messages the visitor had seen: a form that is sent again must not answer a later message. */
  seen: number;
  /** The client address. */
  address: string;
}

export const replyInThread = (platform: Platform, id: string, { text, seen, address }: Reply): Promise<void> =>
  inUnitOfWork(platform, async (unit) => {
    const found = await findQuestion(unit.database, id);
    if (!found) throw new Conflict(closed);
    await admitReply(unit, { email: found.email, address, creatorId: found.accountId });
    const question = await findQuestion(unit.database, id);
    const thread = question && threadOf(question);
    if (!thread || thread.waitingFor === 'closed') throw new Conflict(closed);
    if (thread.waitingFor !== 'visitor' || thread.messages.length !== seen) throw new Conflict(changed);
    await advance(unit, questions, id, { type: 'question.reply', text });
  });

const closed = {
  en: `This conversation is closed. It can have ${maxMessages} messages.`,
  tr: `Bu yazışma kapandı. Bir yazışmada en çok ${maxMessages} mesaj olur.`,
};
const changed = {
  en: 'There is a newer message. Please read it before you write.',
  tr: 'Daha yeni bir mesaj var. Lütfen yazmadan önce okuyun.',
};
