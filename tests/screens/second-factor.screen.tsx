import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { flow } from '#tests/flows/second-factor.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { SecondFactorForm } from '#web/sign-in/second-factor-form.tsx';

export const screen: Screen<typeof secondFactorMachine> = {
  flow,
  machine: secondFactorMachine,
  render: (actor) => (
    <main>
      <title>Vaya</title>
      <h1>Enter your code</h1>
      <SecondFactorForm actor={actor} />
    </main>
  ),
};
