import { fromPromise } from 'xstate';
import type { LoginReply, Session, SignInReply } from '#contract/session.ts';
import { fold } from '#rules/fold.ts';
import { refusalIn } from '../refusal.ts';
import { confirmingAs } from '../second-factor/second-factor.actors.ts';
import { type SignInAnswer, type SignInInput, signInMachine } from './sign-in.machine.ts';

/** Loaded on sign-in, so that a visitor's first page loads no HTTP client. */
const client = () => import('#api/ask.ts');

/** Over a page of a creator: a staff account cannot go on there. */
export const creatorSignIn = signInBy(async (input, call) => {
  const { ask } = await client();
  const reply = await ask('logIn', { body: credentialsOf(input), ...call });
  if (needsSecondFactor(reply)) return { kind: 'rejected' };
  if (reply.role !== 'staff') return signedIn(reply, reply.username);
  await ask('logOut', { token: reply.accessToken });
  return { kind: 'rejected' };
});

export const generalSignIn = signInBy(async ({ identifier, password }, call) => {
  const { ask } = await client();
  const reply = await ask('logIn', { body: credentialsOf({ identifier, password }), ...call });
  return needsSecondFactor(reply) ? challenge(reply) : signedIn(reply, reply.role === 'staff' ? null : reply.username);
});

export const blogSignIn = (username: string) =>
  signInBy(async ({ identifier, password }, call) => {
    const { ask } = await client();
    const body = { email: identifier, password };
    const reply = await ask('logInToBlog', { params: { username }, body, ...call });
    // The blog is that of the address: a user may be called otherwise than their blog.
    return signedIn(reply, fold(reply.username) === fold(username) ? reply.username : username);
  });

export const sponsorSignIn = signInBy(async ({ identifier, password }, call) => {
  const { ask } = await client();
  const body = { username: identifier, password };
  const reply = await ask('logInSponsor', { body, ...call, resolveStatus: { 401: null } });
  return reply === null ? { kind: 'rejected' } : signedIn(reply, null);
});

export const staffSignIn = signInBy(async ({ identifier, password }, call) => {
  const { ask } = await client();
  const reply = await ask('logIn', { body: credentialsOf({ identifier, password }), ...call });
  if (needsSecondFactor(reply)) return challenge(reply);
  if (reply.role === 'staff') return signedIn(reply, null);
  await ask('logOut', { token: reply.accessToken });
  return { kind: 'rejected' };
});

type SignInRequest = (input: SignInInput, call: { signal: AbortSignal }) => Promise<SignInAnswer>;

function signInBy(request: SignInRequest) {
  return signInMachine.provide({
    actors: {
      signIn: fromPromise<SignInAnswer, SignInInput>(({ input, signal }) =>
        request(input, { signal }).catch(refusalIn),
      ),
      ...confirmingAs((reply) => sessionOf(reply, null)),
    },
  });
}

type SecondFactorReply = Exclude<SignInReply, LoginReply>;

const needsSecondFactor = (reply: SignInReply): reply is SecondFactorReply => 'next' in reply;

const challenge = (reply: SecondFactorReply): SignInAnswer =>
  reply.next === 'code'
    ? { kind: 'codeWanted', ticket: reply.ticket }
    : { kind: 'setUpWanted', ticket: reply.ticket, offer: reply.offer };

const signedIn = (reply: LoginReply, currentBlog: string | null): SignInAnswer => ({
  kind: 'signedIn',
  session: sessionOf(reply, currentBlog),
});

export const sessionOf = (reply: LoginReply, currentBlog: string | null): Session => ({
  token: reply.accessToken,
  user: userOf(reply),
  currentBlog,
});

const credentialsOf = ({ identifier, password }: SignInInput) =>
  identifier.includes('@') ? { email: identifier, password } : { username: identifier, password };

const userOf = ({ name, username, email }: LoginReply): Session['user'] => ({ name, username, email });
