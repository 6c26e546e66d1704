import { reportedQuestionsMachine } from '#machines/reported-questions/reported-questions.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { noneReported, oneReported } from './reported-questions.flow.ts';

const decide = (move: 'dismiss' | 'block', id = 'question-1') => ({ type: 'question.decide', id, move }) as const;
const retry = { type: 'call.retry' } as const;
const dismissBanner = { type: 'banner.dismiss' } as const;
const confirm = { type: 'action.confirm' } as const;
const cancel = { type: 'action.cancel' } as const;

export const journeys = journeysOf({
  machine: reportedQuestionsMachine,
  file: 'reported-questions/reported-questions.machine.ts',
  journeys: {
    'blocks the sender of a reported question, or dismisses the report'(open) {
      const page = open();
      page.isIn('loading', { calls: { fetchReported: undefined } });
      page.rejects(decide('block'), retry);
      page.answer('fetchReported', oneReported);
      page.isIn('ready.calm', { context: { questions: oneReported, message: null } });
      page.rejects(decide('block', 'question-2'), dismissBanner);
      page.rejects(confirm, cancel);
      page.send(decide('block'), cancel, decide('block'));
      page.isIn('confirming');
      page.rejects(decide('dismiss'));
      page.send(confirm);
      page.isIn('deciding', { calls: { moveReported: { id: 'question-1', move: 'block' } } });
      page.rejects(decide('dismiss'), dismissBanner);
      page.answer('moveReported', { kind: 'questions', questions: noneReported });
      page.isIn('ready.calm', { context: { questions: noneReported } });
      page.rejects(decide('dismiss'));
    },
    'says why a decision was not saved'(open) {
      const page = open();
      page.answer('fetchReported', oneReported);
      page.send(decide('dismiss'));
      page.isIn('deciding', { calls: { moveReported: { id: 'question-1', move: 'dismiss' } } });
      page.answer('moveReported', { kind: 'refused', message: 'It has changed.' });
      page.isIn('ready.refused', { context: { message: 'It has changed.', questions: oneReported } });
      page.send(dismissBanner);
      page.isIn('ready.calm', { context: { message: null } });
      page.send(decide('block'), confirm);
      page.fail('moveReported', { message: 'Network Error' });
      page.isIn('ready.refused', { context: { message: 'Network Error' } });
      page.send(decide('block'), confirm);
      page.isIn('deciding', {
        calls: { moveReported: { id: 'question-1', move: 'block' } },
        context: { message: null },
      });
    },
    'says why the list could not be loaded, and tries again'(open) {
      const page = open();
      page.fail('fetchReported', { message: 'Network Error' });
      page.isIn('failed', { context: { message: 'Network Error' } });
      page.send(retry);
      page.isIn('loading', { calls: { fetchReported: undefined }, context: { message: null } });
    },
  },
});
