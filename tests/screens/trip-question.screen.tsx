import { tripQuestionMachine } from '#machines/trip-question/trip-question.machine.ts';
import { flow } from '#tests/flows/trip-question.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { TripQuestionScreen } from '#web/questions/trip-question-screen.tsx';

export const screen: Screen<typeof tripQuestionMachine> = {
  flow,
  machine: tripQuestionMachine,
  render: (actor) => <TripQuestionScreen actor={actor} back="/blog/deniz/by-the-sea-1" />,
};
