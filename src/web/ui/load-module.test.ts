import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadModule, ModuleNotLoaded } from './load-module.ts';

describe('a module', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[ROUTE-24] is waited for 120000 ms and no longer', async () => {
    const settled = vi.fn();
    loadModule(() => new Promise(() => {})).catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(new ModuleNotLoaded('Module timeout'));
  });

  it('is returned once it is loaded', async () => {
    expect(await loadModule(async () => ({ page: 1 }))).toEqual({ page: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that fails keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    await expect(loadModule(() => Promise.reject(cause))).rejects.toMatchObject({ cause });
  });
});
