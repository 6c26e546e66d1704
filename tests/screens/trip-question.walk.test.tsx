import { describe } from 'vitest';
import { tripQuestionMachine } from '#machines/trip-question/trip-question.machine.ts';
import { flow } from '#tests/flows/trip-question.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { TripQuestionScreen } from '#web/questions/trip-question-screen.tsx';

describe('a question about a trip through its page', () => {
  walkScreen({
    flow,
    machine: tripQuestionMachine,
    render: (actor) => <TripQuestionScreen actor={actor} back="/blog/deniz/by-the-sea-1" />,
  });
});
