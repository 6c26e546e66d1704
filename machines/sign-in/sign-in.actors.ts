import { fromPromise } from 'xstate';
import { logIn, logInSponsor, logInToBlog } from '#api/session.ts';
import type { LoginReply, Session } from '#contract/session.ts';
import { refusalIn } from '../refusal.ts';
import { type SignInAnswer, type SignInInput, signInMachine } from './sign-in.machine.ts';

export const generalSignIn = signInThrough(async ({ identifier, password }, call) => {
  const credentials = identifier.includes('@') ? { email: identifier, password } : { username: identifier, password };
  const reply = await logIn(credentials, call);
  return signedIn(reply, reply.username);
});

export const blogSignIn = (username: string) =>
  signInThrough(async ({ identifier, password }, call) =>
    signedIn(await logInToBlog(username, { email: identifier, password }, call), username),
  );

export const sponsorSignIn = signInThrough(async ({ identifier, password }, call) => {
  const reply = await logInSponsor({ username: identifier, password }, call);
  return reply === false ? { kind: 'rejected' } : signedIn(reply, null);
});

type Door = (input: SignInInput, call: { signal: AbortSignal }) => Promise<SignInAnswer>;

function signInThrough(door: Door) {
  return signInMachine.provide({
    actors: {
      signIn: fromPromise<SignInAnswer, SignInInput>(({ input, signal }) => door(input, { signal }).catch(refusalIn)),
    },
  });
}

const signedIn = (reply: LoginReply, currentBlog: string | null): SignInAnswer => ({
  kind: 'signedIn',
  session: { token: reply.accessToken, user: userOf(reply), currentBlog },
});

const userOf = ({ name, username, email }: LoginReply): Session['user'] => ({ name, username, email });
