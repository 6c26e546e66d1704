import { sponsorSession, staffSession } from '../session/session.actors.ts';
import { sponsorSignIn, staffSignIn } from '../sign-in/sign-in.actors.ts';
import { areaMachine } from './area.machine.ts';

export const sponsorArea = areaMachine.provide({ actors: { session: sponsorSession, signIn: sponsorSignIn } });
export const staffArea = areaMachine.provide({ actors: { session: staffSession, signIn: staffSignIn } });
