import { ownQuestionsMachine } from '#machines/own-questions/own-questions.machine.ts';
import { flow } from '#tests/flows/own-questions.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { OwnQuestionsScreen } from '#web/questions/own-questions-screen.tsx';

export const screen: Screen<typeof ownQuestionsMachine> = {
  flow,
  machine: ownQuestionsMachine,
  render: (actor) => <OwnQuestionsScreen actor={actor} />,
};
