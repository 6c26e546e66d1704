import { loginMachine } from '#machines/login/login.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { session } from './session.flow.ts';

export const journeys = journeysOf({
  machine: loginMachine,
  file: 'login/login.machine.ts',
  journeys: {
    '[AUTH-04] starts the session after the sign-in'(open) {
      const page = open();
      page.isIn('open', { calls: { signIn: undefined } });
      page.answer('signIn', session);
      page.isIn('signedIn', { calls: { signIn: undefined }, effects: [{ beginSession: session }] });
    },
    'starts a staff session for an account without a blog'(open) {
      const staff = { ...session, currentBlog: null };
      const page = open();
      page.answer('signIn', staff);
      page.isIn('signedInAsStaff', { calls: { signIn: undefined }, effects: [{ beginStaffSession: staff }] });
    },
  },
});
