import type { SessionActor } from '../session/session.machine.ts';
import type { AreaSnapshot } from './area.machine.ts';

export const isArriving = (snapshot: AreaSnapshot): boolean => snapshot.matches('arriving');
export const isInside = (snapshot: AreaSnapshot): boolean => snapshot.matches('inside');
/** Whether what is shown came in the place of something else. */
export const hasMoved = ({ context }: AreaSnapshot): boolean => context.hasMoved;
export const sessionIn = ({ children }: AreaSnapshot) => children.session as SessionActor;
export const signInIn = ({ children }: AreaSnapshot) => children.signIn ?? null;
