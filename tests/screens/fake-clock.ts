import { afterEach, beforeEach, vi } from 'vitest';

/** Time passes only where the test lets it. */
export function withFakeClock(options: Parameters<typeof vi.useFakeTimers>[0] = {}): void {
  beforeEach(() => {
    vi.useFakeTimers(options);
    // Testing Library moves a fake clock only through this global.
    vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(globalThis, 'jest');
  });
}
