import type { Snapshot } from 'xstate';

const keyOf = (flow: string) => `vaya.flow.${flow}`;

/** A flow's snapshot, kept for this tab; what cannot be read is as good as none. */
export function readFlow(flow: string): Snapshot<unknown> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(flow)) ?? 'null');
    return isSnapshot(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepFlow(flow: string, snapshot: Snapshot<unknown>): void {
  try {
    sessionStorage.setItem(keyOf(flow), JSON.stringify(withoutCodes(snapshot)));
  } catch {}
}

export const forgetFlow = (flow: string): void => {
  try {
    sessionStorage.removeItem(keyOf(flow));
  } catch {}
};

/** A code on its way to the server is nobody's to find on the device: that check is not resumed but asked again. */
const withoutCodes = (snapshot: Snapshot<unknown>): unknown =>
  JSON.parse(JSON.stringify(snapshot, (key, value: unknown) => (key === 'code' ? '' : value)));

const isSnapshot = (value: unknown): value is Snapshot<unknown> =>
  typeof value === 'object' && value !== null && 'status' in value && value.status === 'active' && 'value' in value;
