import axe from 'axe-core';
import { expect } from 'vitest';

const { setTimeout: realTimeout } = globalThis;

/** Colours are measured in a real browser; a document without layout has none. */
export async function expectAccessible(): Promise<void> {
  // Its own timeouts pass, also where a test holds the clock.
  const { setTimeout: testTimeout } = globalThis;
  globalThis.setTimeout = realTimeout;
  const { violations } = await axe
    .run(document, { rules: { 'color-contrast': { enabled: false } }, resultTypes: ['violations'] })
    .finally(() => {
      globalThis.setTimeout = testTimeout;
    });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
