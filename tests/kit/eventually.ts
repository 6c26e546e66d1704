import { vi } from 'vitest';

const patience = 20_000;

/** Waits until this holds, as long as a busy machine may need; `within` only where the time itself is what is tested. */
export const eventually = <Result>(
  holds: () => Result | Promise<Result>,
  { within = patience } = {},
): Promise<Result> => vi.waitFor(holds, { timeout: within, interval: 25 });
