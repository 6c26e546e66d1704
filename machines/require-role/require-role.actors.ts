import { sponsorSession, staffSession } from '../session/session.actors.ts';
import { sponsorSignIn, staffSignIn } from '../sign-in/sign-in.actors.ts';
import { requireRoleMachine } from './require-role.machine.ts';

export const requireSponsor = requireRoleMachine.provide({
  actors: { session: sponsorSession, signIn: sponsorSignIn },
});
export const requireStaff = requireRoleMachine.provide({ actors: { session: staffSession, signIn: staffSignIn } });
