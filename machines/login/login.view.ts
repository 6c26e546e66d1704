import type { SignInActor } from '../sign-in/sign-in.machine.ts';
import type { LoginSnapshot } from './login.machine.ts';

export const isStaff = (snapshot: LoginSnapshot): boolean => snapshot.matches('signedInAsStaff');
export const signInIn = ({ children }: LoginSnapshot) => children.signIn as SignInActor;
