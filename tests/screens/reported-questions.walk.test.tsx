import { describe } from 'vitest';
import { reportedQuestionsMachine } from '#machines/reported-questions/reported-questions.machine.ts';
import { flow } from '#tests/flows/reported-questions.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { ReportedQuestionsScreen } from '#web/questions/reported-questions-screen.tsx';

describe('reported questions through their page', () => {
  walkScreen({ flow, machine: reportedQuestionsMachine, render: (actor) => <ReportedQuestionsScreen actor={actor} /> });
});
