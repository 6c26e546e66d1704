import type { ActionFunctionArgs } from 'react-router-dom';
import type { WorldDetails } from '../world-details.ts';

const root = '/api/qa/worlds';

export async function readWorlds(): Promise<WorldDetails[]> {
  const response = await fetch(root);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

/** Carries out a form of the page of worlds. Answers why it could not, if so. */
export async function changeWorld({ request }: ActionFunctionArgs): Promise<string | null> {
  const { id, minutes, fault } = Object.fromEntries(await request.formData());
  if (id === undefined) return send('POST', root);
  if (minutes !== undefined) return send('POST', `${root}/${id}/clock`, { minutes: Number(minutes) });
  if (fault !== undefined) return send('POST', `${root}/${id}/fault`, { fault });
  return send('DELETE', `${root}/${id}`);
}

async function send(method: string, address: string, content?: object): Promise<string | null> {
  const body = content && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) };
  const response = await fetch(address, { method, ...body });
  if (response.ok) return null;
  if (response.status === 404) return 'This world was closed.';
  return (await response.json()).message;
}
