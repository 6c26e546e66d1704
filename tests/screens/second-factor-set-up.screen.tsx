import { secondFactorSetUpMachine } from '#machines/second-factor/second-factor-set-up.machine.ts';
import { flow } from '#tests/flows/second-factor-set-up.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { SecondFactorSetUp } from '#web/sign-in/second-factor-set-up.tsx';

export const screen: Screen<typeof secondFactorSetUpMachine> = {
  flow,
  machine: secondFactorSetUpMachine,
  render: (actor) => (
    <main>
      <title>Vaya</title>
      <h1>Set up your authenticator app</h1>
      <SecondFactorSetUp actor={actor} />
    </main>
  ),
};
