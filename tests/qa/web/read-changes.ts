import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { Changes } from '../flow-details.ts';

export type Compared = { kind: 'compared'; changes: Changes } | { kind: 'problem'; message: string };

const address = '/api/qa/changes';

/** Compares with the version in the address, or with the one that the server proposes. */
export async function readChanges({ request }: LoaderFunctionArgs): Promise<Compared> {
  const since = new URL(request.url).searchParams.get('since')?.trim();
  const response = await fetch(since ? `${address}?since=${encodeURIComponent(since)}` : address);
  if (response.ok) return { kind: 'compared', changes: await response.json() };
  const { message } = await response.json();
  return { kind: 'problem', message };
}

/** Compares with the catalogue in a file. */
export async function compareFile({ request }: ActionFunctionArgs): Promise<Compared> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: (await request.formData()).get('catalogue'),
  });
  if (response.ok) return { kind: 'compared', changes: await response.json() };
  return {
    kind: 'problem',
    message: 'This file is no catalogue of flows. Choose one that “Export today’s catalogue” saved.',
  };
}
