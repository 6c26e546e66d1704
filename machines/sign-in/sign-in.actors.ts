import { fromPromise } from 'xstate';
import type { LoginReply, Session } from '#contract/session.ts';
import { refusalIn } from '../refusal.ts';
import { type SignInAnswer, type SignInInput, signInMachine } from './sign-in.machine.ts';

/** Loaded when somebody signs in: a visitor's first page waits for no HTTP client. */
const client = () => import('#api/ask.ts');

export const generalSignIn = signInThrough(async ({ identifier, password }, call) => {
  const { ask } = await client();
  const reply = await ask('logIn', { body: credentialsOf({ identifier, password }), ...call });
  return signedIn(reply, reply.username);
});

export const blogSignIn = (username: string) =>
  signInThrough(async ({ identifier, password }, call) => {
    const { ask } = await client();
    const body = { email: identifier, password };
    return signedIn(await ask('logInToBlog', { params: { username }, body, ...call }), username);
  });

export const sponsorSignIn = signInThrough(async ({ identifier, password }, call) => {
  const { ask } = await client();
  const body = { username: identifier, password };
  const reply = await ask('logInSponsor', { body, ...call, instead: { 401: null } });
  return reply === null ? { kind: 'rejected' } : signedIn(reply, null);
});

/** The back office has the door of all people, and lets nobody but staff through it. */
export const staffSignIn = signInThrough(async ({ identifier, password }, call) => {
  const { ask } = await client();
  const reply = await ask('logIn', { body: credentialsOf({ identifier, password }), ...call });
  const token = reply.accessToken;
  const session = await ask('readSession', { token, ...call, instead: { 401: null } });
  if (session?.role === 'staff') return signedIn(reply, null);
  await ask('logOut', { token });
  return { kind: 'rejected' };
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

const credentialsOf = ({ identifier, password }: SignInInput) =>
  identifier.includes('@') ? { email: identifier, password } : { username: identifier, password };

const userOf = ({ name, username, email }: LoginReply): Session['user'] => ({ name, username, email });
