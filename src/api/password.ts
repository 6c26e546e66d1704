import type { PasswordLinkReply, PasswordSetReply } from '#contract/password.ts';
import type { Call } from './call.ts';
import { client } from './client.ts';
import { pathTo } from './path-to.ts';

export const forgotPassword = async (email: string, { signal }: Call): Promise<void> => {
  await client.post(pathTo('forgotPassword'), { email }, { signal });
};

export const readPasswordLink = async (token: string, { signal }: Call): Promise<PasswordLinkReply> =>
  (await client.get<PasswordLinkReply>(pathTo('readPasswordLink'), { params: { token }, signal })).data;

export const renewPasswordLink = async (token: string, { signal }: Call): Promise<void> => {
  await client.post(pathTo('renewPasswordLink'), { token }, { signal });
};

export const setPassword = async (
  request: { token: string; password: string },
  { signal }: Call,
): Promise<PasswordSetReply> => (await client.post<PasswordSetReply>(pathTo('setPassword'), request, { signal })).data;
