import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flowPage, unexplainedAnswers, unexplainedConditions } from '#tests/kit/flow-page.ts';
import { flows, journeys } from '#tests/kit/flows.ts';
import { indexPage } from '#tests/kit/index-page.ts';

const folder = join(import.meta.dirname, '../../docs/machines');

describe.each(Object.entries(flows))('docs/machines/%s.md', (name, flow) => {
  it('is up to date', () => {
    const own = journeys[name] ?? expect.fail(`There are no journeys of "${name}".`);
    expect(readFileSync(join(folder, `${name}.md`), 'utf8')).toBe(flowPage(flow, own));
  });

  it('explains how to get each answer, and the conditions of each action with several outcomes', () => {
    expect([...unexplainedAnswers(flow), ...unexplainedConditions(flow)]).toEqual([]);
  });
});

describe('docs/machines/README.md', () => {
  it('lists every flow', () => {
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe(indexPage(flows));
  });
});
