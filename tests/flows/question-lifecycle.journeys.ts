import { questionLifecycle } from '#machines/lifecycles/question.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const answer = { type: 'question.answer', answer: 'Yes.' } as const;
const confirm = { type: 'question.confirm' } as const;
const [close, report] = [{ type: 'question.close' }, { type: 'question.report' }] as const;
const [dismiss, block] = [{ type: 'question.dismiss' }, { type: 'question.block' }] as const;

export const journeys = journeysOf({
  machine: questionLifecycle,
  file: 'lifecycles/question.machine.ts',
  journeys: {
    'mails one answer, and is closed after it'(open) {
      const question = open();
      question.isIn('unconfirmed');
      question.rejects(answer, close, report, dismiss, block);
      question.send(confirm);
      question.isIn('asked', { effects: actions('mailQuestion') });
      question.rejects(confirm);
      question.rejects(dismiss, block);
      question.send(answer);
      question.isIn('answered', { effects: actions('mailAnswer') });
      question.rejects(answer, dismiss, block);
      question.send(close);
      question.isIn('closed', { output: undefined });
    },
    'is closed without an answer'(open) {
      const question = open();
      question.send(confirm, close);
      question.isIn('closed', { effects: actions('mailQuestion'), output: undefined });
    },
    'is reported, also after an answer, and then decided on by staff'(open) {
      const dismissed = open();
      dismissed.send(confirm, report);
      dismissed.isIn('reported', { effects: actions('mailQuestion') });
      dismissed.rejects(answer, close, report);
      dismissed.send(dismiss);
      dismissed.isIn('closed', { output: undefined });
      const blocked = open();
      blocked.send(confirm, answer, report, block);
      blocked.isIn('closed', { effects: actions('mailQuestion', 'mailAnswer', 'blockSender'), output: undefined });
    },
  },
});
