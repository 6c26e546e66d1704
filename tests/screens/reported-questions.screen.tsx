import { reportedQuestionsMachine } from '#machines/reported-questions/reported-questions.machine.ts';
import { flow } from '#tests/flows/reported-questions.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { ReportedQuestionsScreen } from '#web/questions/reported-questions-screen.tsx';

export const screen: Screen<typeof reportedQuestionsMachine> = {
  flow,
  machine: reportedQuestionsMachine,
  render: (actor) => <ReportedQuestionsScreen actor={actor} />,
};
