import axe from 'axe-core';
import { expect } from 'vitest';

/** Colours are measured in a real browser; a document without layout has none. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, {
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
