import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { flow } from '#tests/flows/second-factor.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { useMessages } from '#web/i18n/use-messages.ts';
import { secondFactorMessages } from '#web/sign-in/second-factor.messages.ts';
import { SecondFactorForm } from '#web/sign-in/second-factor-form.tsx';

/** The page has this heading from its sign-in. */
const Head = () => <h1>{useMessages(secondFactorMessages).app.heading}</h1>;

export const screen: Screen<typeof secondFactorMachine> = {
  flow,
  machine: secondFactorMachine,
  render: (actor) => (
    <main>
      <title>Vaya</title>
      <Head />
      <SecondFactorForm actor={actor} />
    </main>
  ),
};
