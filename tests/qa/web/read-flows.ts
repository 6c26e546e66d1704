import type { FlowDetails, FlowSummary } from '../flow-details.ts';

export const readFlows = (): Promise<FlowSummary[]> => read('/api/qa/flows');

export const readFlow = (name: string): Promise<FlowDetails> => read(`/api/qa/flows/${encodeURIComponent(name)}`);

async function read<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (response.status === 404) throw new Error('There is no such flow.');
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}
