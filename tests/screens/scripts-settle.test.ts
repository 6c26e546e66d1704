import { describe, expect, it } from 'vitest';

let hasCome = false;

describe('a script that a test has begun to load', () => {
  it('is on its way when the test is over', () => {
    void import('#web/ui/drag-order.tsx').then(() => {
      hasCome = true;
    });
    expect(hasCome).toBe(false);
  });

  it('has come before the next one begins', () => {
    expect(hasCome).toBe(true);
  });
});
