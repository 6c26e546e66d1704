import type { SessionActor } from '../session/session.machine.ts';
import type { RequireRoleSnapshot } from './require-role.machine.ts';

export const isSignedIn = (snapshot: RequireRoleSnapshot): boolean => snapshot.matches('signedIn');
/** Whether the pages have replaced the sign-in, or the sign-in the pages. */
export const isReplaced = ({ context }: RequireRoleSnapshot): boolean => context.isReplaced;
/** Whether the session ended by itself. */
export const hasExpired = ({ context }: RequireRoleSnapshot): boolean => context.hasExpired;
export const sessionIn = ({ children }: RequireRoleSnapshot) => children.session as SessionActor;
export const signInIn = ({ children }: RequireRoleSnapshot) => children.signIn ?? null;
