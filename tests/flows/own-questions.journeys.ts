import { ownQuestionsMachine, type QuestionsAnswer } from '#machines/own-questions/own-questions.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf, type Open } from '#tests/kit/journey.ts';
import { asked, noQuestions, oneAnswered, oneAsked, onePublished } from './own-questions.flow.ts';

const id = 'question-1';
const move = (request: { move: 'answer'; answer: string } | { move: 'publish' | 'hide' | 'close' | 'report' }) =>
  ({ type: 'question.move', id, request }) as const;
const answer = (text: string) => move({ move: 'answer', answer: text });
const [close, report] = [move({ move: 'close' }), move({ move: 'report' })];
const dismiss = { type: 'banner.dismiss' } as const;
const retry = { type: 'call.retry' } as const;
const confirm = { type: 'action.confirm' } as const;
const cancel = { type: 'action.cancel' } as const;
const [publish, hide] = [move({ move: 'publish' }), move({ move: 'hide' })];
const write = (text: string) => ({ type: 'draft.change', id, answer: text }) as const;
const welcome = (areWelcome: boolean) => ({ type: 'welcome.switch', areWelcome }) as const;
const saves = (times: number) => ({ effects: actions(...Array<string>(times).fill('saveDrafts')) });
const moving = (request: object) => ({ calls: { moveQuestion: { id, request } } });

function openList(open: Open<typeof ownQuestionsMachine>) {
  const page = open({ drafts: {} });
  page.answer('fetchQuestions', oneAsked);
  return page;
}

export const journeys = journeysOf({
  machine: ownQuestionsMachine,
  file: 'own-questions/own-questions.machine.ts',
  journeys: {
    'answers a question once, and forgets the draft of the answer'(open) {
      const page = open({ drafts: {} });
      page.isIn('loading', { calls: { fetchQuestions: undefined } });
      page.rejects(answer('Yes.'), close, write('Yes.'), welcome(false), retry);
      page.answer('fetchQuestions', oneAsked);
      page.isIn('ready.calm', { context: { questions: oneAsked, drafts: {}, areWelcome: true, message: null } });
      page.rejects(publish, hide, answer(' '), answer('a'.repeat(2_001)), { ...close, id: 'question-2' }, dismiss);
      page.send(write('Yes.'), { ...write('No.'), id: 'question-2' }, answer('Yes.'));
      page.isIn('moving', {
        ...moving({ move: 'answer', answer: 'Yes.' }),
        ...saves(2),
        context: { drafts: { [id]: 'Yes.', 'question-2': 'No.' } },
      });
      page.rejects(answer('Yes.'), close, welcome(false), write('No.'));
      page.send({ ...write('No, weekly.'), id: 'question-2' });
      const answered = { kind: 'questions', questions: oneAnswered } as const;
      page.answer('moveQuestion', answered);
      page.isIn('ready.calm', {
        effects: [...actions('saveDrafts'), { saveDrafts: answered }, { refreshCount: answered }],
        context: { questions: oneAnswered, drafts: { 'question-2': 'No, weekly.' } },
      });
      page.rejects(answer('Yes.'));
      page.send(close);
      page.isIn('moving', moving({ move: 'close' }));
    },
    'continues with the answers that were stored before a reload'(open) {
      const page = open({ drafts: { [id]: 'Yes.' } });
      page.answer('fetchQuestions', oneAsked);
      page.isIn('ready.calm', { context: { drafts: { [id]: 'Yes.' } } });
    },
    'takes an answer of 2,000 characters, without the spaces around it'(open) {
      const page = openList(open);
      page.send(answer(`${'a'.repeat(2_000)} `));
      page.isIn('moving', moving({ move: 'answer', answer: `${'a'.repeat(2_000)} ` }));
    },
    'closes and reports a question, and does neither where that is not possible'(open) {
      const page = openList(open);
      page.rejects(confirm, cancel);
      page.send(report, cancel, report);
      page.isIn('confirming');
      page.rejects(report, close, dismiss);
      page.send(confirm);
      page.isIn('moving', moving({ move: 'report' }));
      const reported: QuestionsAnswer = {
        kind: 'questions',
        questions: { ...oneAsked, data: [{ ...asked, state: 'reported' }] },
      };
      page.answer('moveQuestion', reported);
      page.isIn('ready.calm', { effects: [{ saveDrafts: reported }, { refreshCount: reported }] });
      page.rejects(report, close, answer('Yes.'));
    },
    'shows an answered question on the page of its trip, and hides it again'(open) {
      const page = open({ drafts: {} });
      page.answer('fetchQuestions', oneAnswered);
      page.rejects(hide);
      page.send(publish);
      page.isIn('moving', moving({ move: 'publish' }));
      const published = { kind: 'questions', questions: onePublished } as const;
      page.answer('moveQuestion', published);
      page.isIn('ready.calm', {
        effects: [{ saveDrafts: published }, { refreshCount: published }],
        context: { questions: onePublished },
      });
      page.rejects(publish, close, answer('No.'));
      page.send(hide);
      page.isIn('moving', moving({ move: 'hide' }));
      const hidden = { kind: 'questions', questions: oneAnswered } as const;
      page.answer('moveQuestion', hidden);
      page.isIn('ready.calm', {
        effects: [{ saveDrafts: hidden }, { refreshCount: hidden }],
        context: { questions: oneAnswered },
      });
      page.rejects(hide);
    },
    'keeps an answer that could not be sent, and says why'(open) {
      const page = openList(open);
      page.send(write('Yes.'), answer('Yes.'));
      page.answer('moveQuestion', { kind: 'refused', message: 'It has changed.' });
      page.isIn('ready.refused', { ...saves(1), context: { message: 'It has changed.', drafts: { [id]: 'Yes.' } } });
      page.send(write('Yes, daily.'));
      page.isIn('ready.refused', {
        ...saves(1),
        context: { message: 'It has changed.', drafts: { [id]: 'Yes, daily.' } },
      });
      page.send(dismiss);
      page.isIn('ready.calm', { context: { message: null } });
      page.send(close);
      page.fail('moveQuestion', { message: 'Network Error' });
      page.isIn('ready.refused', { context: { message: 'Network Error', drafts: { [id]: 'Yes, daily.' } } });
      page.send(close);
      page.isIn('moving', { ...moving({ move: 'close' }), context: { message: null } });
    },
    'turns questions off and on, and says where that failed'(open) {
      const page = openList(open);
      page.rejects(welcome(true));
      page.send(welcome(false));
      page.isIn('saving', { calls: { saveSettings: { areWelcome: false } } });
      page.rejects(welcome(false), close);
      page.send(write('Yes.'));
      page.answer('saveSettings', { kind: 'questions', questions: noQuestions });
      page.isIn('ready.calm', { ...saves(1), context: { questions: noQuestions, drafts: { [id]: 'Yes.' } } });
      page.rejects(welcome(false));
      page.send(welcome(true));
      page.isIn('saving', { calls: { saveSettings: { areWelcome: true } } });
      page.answer('saveSettings', { kind: 'refused', message: 'Too many.' });
      page.isIn('ready.refused', { context: { message: 'Too many.' } });
      page.send(welcome(true));
      page.fail('saveSettings', { message: 'Network Error' });
      page.isIn('ready.refused', { context: { message: 'Network Error', questions: noQuestions } });
    },
    'says why the questions could not be loaded, and tries again'(open) {
      const page = open({ drafts: {} });
      page.fail('fetchQuestions', { message: 'Network Error' });
      page.isIn('failed', { context: { message: 'Network Error' } });
      page.send(retry);
      page.isIn('loading', { calls: { fetchQuestions: undefined }, context: { message: null } });
    },
  },
});
