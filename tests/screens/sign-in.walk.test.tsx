import { describe } from 'vitest';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen, signInScreen } from './sign-in.screen.tsx';

describe('on the sponsor page', () => walkScreen(screen));

/** The screen is the same: where mistakes are planted in its chart, one page shows whether it notices. */
describe.runIf(process.env.VAYA_PLANTED === undefined)('elsewhere', () => {
  describe('[AUTH-10] on the login page', () =>
    walkScreen(
      signInScreen({
        heading: 'Sign in',
        subtitle: 'Good to see you again.',
        identifier: 'Email or username',
        failed: 'Login failed',
      }),
    ));

  describe('[AUTH-11] on the login page of a blog', () =>
    walkScreen(
      signInScreen({
        heading: 'Sign in to your blog',
        subtitle: 'The blog of deniz',
        identifier: 'Email or username',
        failed: 'Blog login failed',
      }),
    ));
});
