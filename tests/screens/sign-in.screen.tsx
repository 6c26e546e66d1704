import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { secondFactorSetUpMachine } from '#machines/second-factor/second-factor-set-up.machine.ts';
import { type SignInActor, signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { flow, signInShown } from '#tests/flows/sign-in.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { useSponsorWords } from '#web/app/require-sponsor.tsx';
import type { SignInWords } from '#web/sign-in/sign-in-form.tsx';
import { SignInScreen } from '#web/sign-in/sign-in-screen.tsx';

/** The same screen with the texts of one of its pages. */
export const signInScreen = (words: SignInWords): Screen<typeof signInMachine> => ({
  flow: { ...flow, shown: signInShown([words.heading, words.subtitle, words.identifier, 'Password']) },
  machine: signInMachine,
  flows: {
    secondFactor: controllable(secondFactorMachine).logic,
    secondFactorSetUp: controllable(secondFactorSetUpMachine).logic,
  },
  render: (actor) => <SignInScreen actor={actor} words={words} />,
});

/** With the page's own words, so that the workbench shows it in both languages. */
const SponsorSignIn = ({ actor }: { actor: SignInActor }) => <SignInScreen actor={actor} words={useSponsorWords()} />;

export const screen: Screen<typeof signInMachine> = {
  ...signInScreen({
    heading: 'Welcome Back',
    subtitle: 'Sign in to your sponsor account to discover creators',
    identifier: 'Username',
    failed: 'Login failed. Please try again.',
  }),
  render: (actor) => <SponsorSignIn actor={actor} />,
};
