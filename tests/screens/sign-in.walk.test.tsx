import { describe } from 'vitest';
import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { secondFactorSetUpMachine } from '#machines/second-factor/second-factor-set-up.machine.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { flow, signInShown } from '#tests/flows/sign-in.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import type { SignInWords } from '#web/sign-in/sign-in-form.tsx';
import { SignInScreen } from '#web/sign-in/sign-in-screen.tsx';

const doors: Record<string, SignInWords> = {
  'the sponsor screen': {
    heading: 'Welcome Back',
    subtitle: 'Sign in to your sponsor account to discover creators',
    identifier: 'Username',
    failed: 'Login failed. Please try again.',
  },
  'the login screen': {
    heading: 'Sign in',
    subtitle: 'Good to see you again.',
    identifier: 'Email or username',
    failed: 'Login failed',
  },
  'the blog login screen': {
    heading: 'Sign in to your blog',
    subtitle: 'The blog of deniz',
    identifier: 'Email',
    failed: 'Blog login failed',
  },
};

/** The screen is one and the same: where mistakes are planted in its chart, one door shows whether it notices. */
const tried = Object.entries(doors).slice(0, process.env.VAYA_PLANTED === undefined ? undefined : 1);

describe.each(tried)('signIn through %s', (_, words) => {
  const shown = signInShown([words.heading, words.subtitle, words.identifier, 'Password']);
  walkScreen({
    flow: { ...flow, shown },
    machine: signInMachine,
    flows: {
      secondFactor: controllable(secondFactorMachine).logic,
      secondFactorSetUp: controllable(secondFactorSetUpMachine).logic,
    },
    render: (actor) => <SignInScreen actor={actor} words={words} />,
  });
});
