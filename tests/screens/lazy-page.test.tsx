import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPage } from '#web/app/lazy-page.ts';

const Page = () => null;

describe("a page's script", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[ROUTE-24] is waited for 120000 ms and no longer', async () => {
    const settled = vi.fn();
    lazyPage(() => new Promise(() => {}))().then(settled, ({ message }: Error) => settled(message));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith('A script took too long to load.');
  });

  it('is shown when it comes', async () => {
    expect(await lazyPage(async () => Page)()).toEqual({ Component: Page });
  });
});
