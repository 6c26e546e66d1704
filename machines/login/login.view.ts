import type { SignInActor } from '../sign-in/sign-in.machine.ts';
import type { LoginSnapshot } from './login.machine.ts';

export const isOver = (snapshot: LoginSnapshot): boolean => snapshot.matches('signedIn');
export const signInIn = ({ children }: LoginSnapshot) => children.signIn as SignInActor;
