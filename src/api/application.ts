import type { ApplicationStatusReply, ApplyReply, UsernameReply } from '#contract/application.ts';
import type { Call } from './call.ts';
import { client } from './client.ts';
import { pathTo } from './path-to.ts';

export const checkUsername = async (
  { username, applicationId }: { username: string; applicationId: string | null },
  { signal }: Call,
): Promise<UsernameReply> => {
  const params = applicationId === null ? {} : { applicationId };
  return (await client.get<UsernameReply>(pathTo('checkUsername', { username }), { params, signal })).data;
};

/** The whole application as one JSON part beside the picture. An older server may answer without a status. */
export async function apply(application: object, picture: Blob | null, { signal }: Call): Promise<Partial<ApplyReply>> {
  const form = new FormData();
  form.set('application', JSON.stringify(application));
  if (picture) form.set('profilePicture', picture, 'picture');
  return (await client.post<Partial<ApplyReply>>(pathTo('apply'), form, { signal })).data;
}

export const readApplicationStatus = async (token: string, { signal }: Call): Promise<ApplicationStatusReply> =>
  (await client.get<ApplicationStatusReply>(pathTo('readApplicationStatus'), { params: { token }, signal })).data;
