import { describe } from 'vitest';
import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { flow } from '#tests/flows/second-factor.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { SecondFactorForm } from '#web/sign-in/second-factor-form.tsx';

describe('secondFactor', () => {
  walkScreen({
    flow,
    machine: secondFactorMachine,
    render: (actor) => (
      <main>
        <title>Vaya</title>
        <h1>Enter your code</h1>
        <SecondFactorForm actor={actor} />
      </main>
    ),
  });
});
