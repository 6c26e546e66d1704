import { questionLifecycle } from '#machines/lifecycles/question.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const answer = { type: 'question.answer', answer: 'Yes.' } as const;
const [close, report] = [{ type: 'question.close' }, { type: 'question.report' }] as const;
const [dismiss, block] = [{ type: 'question.dismiss' }, { type: 'question.block' }] as const;

export const journeys = journeysOf({
  machine: questionLifecycle,
  file: 'lifecycles/question.machine.ts',
  journeys: {
    'mails one answer, and is closed after it'(open) {
      const question = open();
      question.isIn('asked');
      question.rejects(dismiss, block);
      question.send(answer);
      question.isIn('answered', { effects: actions('mailAnswer') });
      question.rejects(answer, dismiss, block);
      question.send(close);
      question.isIn('closed', { output: undefined });
    },
    'is closed without an answer'(open) {
      const question = open();
      question.send(close);
      question.isIn('closed', { output: undefined });
    },
    'is reported, also after an answer, and then decided on by staff'(open) {
      const dismissed = open();
      dismissed.send(report);
      dismissed.isIn('reported');
      dismissed.rejects(answer, close, report);
      dismissed.send(dismiss);
      dismissed.isIn('closed', { output: undefined });
      const blocked = open();
      blocked.send(answer, report, block);
      blocked.isIn('closed', { effects: actions('mailAnswer', 'blockSender'), output: undefined });
    },
  },
});
