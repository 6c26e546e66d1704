import { describe } from 'vitest';
import { ownQuestionsMachine } from '#machines/own-questions/own-questions.machine.ts';
import { flow } from '#tests/flows/own-questions.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { OwnQuestionsScreen } from '#web/questions/own-questions-screen.tsx';

describe('the questions to a creator through their page', () => {
  walkScreen({ flow, machine: ownQuestionsMachine, render: (actor) => <OwnQuestionsScreen actor={actor} /> });
});
