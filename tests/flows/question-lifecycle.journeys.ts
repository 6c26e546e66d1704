import { questionLifecycle } from '#machines/lifecycles/question.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const answer = { type: 'question.answer', answer: 'Yes.' } as const;
const reply = { type: 'question.reply', text: 'And on Sundays?' } as const;
const confirm = { type: 'question.confirm' } as const;
const [close, report] = [{ type: 'question.close' }, { type: 'question.report' }] as const;
const [publish, hide] = [{ type: 'question.publish' }, { type: 'question.hide' }] as const;
const [dismiss, block] = [{ type: 'question.dismiss' }, { type: 'question.block' }] as const;

export const journeys = journeysOf({
  machine: questionLifecycle,
  file: 'lifecycles/question.machine.ts',
  journeys: {
    'mails one answer, and is closed after it'(open) {
      const question = open();
      question.isIn('unconfirmed');
      question.rejects(answer, publish, hide, close, report, dismiss, block);
      question.send(confirm);
      question.isIn('asked', { effects: actions('mailQuestion') });
      question.rejects(confirm);
      question.rejects(publish, hide, dismiss, block);
      question.send(answer);
      question.isIn('answered', { effects: actions('mailAnswer') });
      question.rejects(answer, hide, dismiss, block);
      question.send(close);
      question.isIn('closed', { output: undefined });
    },
    'is shown on the page of its trip once it is answered, until it is hidden or reported'(open) {
      const question = open();
      question.send(confirm, answer, publish);
      question.isIn('published', { effects: actions('mailQuestion', 'mailAnswer', 'updatePage') });
      question.rejects(answer, publish, close, dismiss, block);
      question.send(hide);
      question.isIn('answered', { effects: actions('updatePage') });
      question.rejects(hide);
      question.send(publish, report);
      question.isIn('reported', { effects: actions('updatePage', 'updatePage') });
      question.rejects(publish, hide);
      question.send(dismiss);
      question.isIn('closed', { output: undefined });
    },
    'goes on in turns after each answer'(open) {
      const question = open();
      question.send(confirm);
      question.rejects(reply);
      question.send(answer, reply);
      question.isIn('asked', { effects: actions('mailQuestion', 'mailAnswer', 'mailReply') });
      question.rejects(reply, publish, hide);
      question.send(answer);
      question.isIn('answered', { effects: actions('mailAnswer') });
      question.send(reply, close);
      question.isIn('closed', { effects: actions('mailReply'), output: undefined });
    },
    'goes on while it is on the page of its trip, and stays there until it is hidden or reported'(open) {
      const question = open();
      question.send(confirm, answer, publish, reply);
      question.isIn('publishedAsked', { effects: actions('mailQuestion', 'mailAnswer', 'updatePage', 'mailReply') });
      question.rejects(confirm, reply, publish, close, dismiss, block);
      question.send(answer);
      question.isIn('published', { effects: actions('mailAnswer') });
      question.send(reply, hide);
      question.isIn('asked', { effects: actions('mailReply', 'updatePage') });
      const reported = open();
      reported.send(confirm, answer, publish, reply, report);
      reported.isIn('reported', {
        effects: actions('mailQuestion', 'mailAnswer', 'updatePage', 'mailReply', 'updatePage'),
      });
      reported.rejects(reply);
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
