import type {
  BlogCredentials,
  ConfirmSignInRequest,
  Credentials,
  LoginReply,
  SessionReply,
  SignInReply,
  SponsorCredentials,
} from '#contract/session.ts';
import { authorization } from './authorization.ts';
import type { Call } from './call.ts';
import { client, orStatus } from './client.ts';
import { pathTo } from './path-to.ts';

export const logIn = async (credentials: Credentials, { signal }: Call): Promise<SignInReply> =>
  (await client.post<SignInReply>(pathTo('logIn'), credentials, { signal })).data;

export const confirmSignIn = async (request: ConfirmSignInRequest, { signal }: Call): Promise<LoginReply> =>
  (await client.post<LoginReply>(pathTo('confirmSignIn'), request, { signal })).data;

export const logInToBlog = async (
  username: string,
  credentials: BlogCredentials,
  { signal }: Call,
): Promise<LoginReply> =>
  (await client.post<LoginReply>(pathTo('logInToBlog', { username }), credentials, { signal })).data;

/** Answers false when the server does not know the pair. */
export async function logInSponsor(credentials: SponsorCredentials, { signal }: Call): Promise<LoginReply | false> {
  const options = { signal, validateStatus: orStatus(401) };
  const { status, data } = await client.post<LoginReply>(pathTo('logInSponsor'), credentials, options);
  return status === 401 ? false : data;
}

/** Answers null when the session has ended. */
export async function readSession(token: string, { signal }: Call): Promise<SessionReply | null> {
  const options = { headers: authorization({ token }), signal, validateStatus: orStatus(401) };
  const { status, data } = await client.get<SessionReply>(pathTo('readSession'), options);
  return status === 401 ? null : data;
}

export const logOut = async (token: string): Promise<void> => {
  await client.post(pathTo('logOut'), {}, { headers: authorization({ token }) });
};
