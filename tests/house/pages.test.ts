import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages } from '#contract/pages.ts';

const web = new URL('../../src/web/', import.meta.url);
const routeModules = globSync('**/*-route.tsx', { cwd: web }).toSorted();
const named = new Set(pages.flatMap(({ module, layout = module }) => [module, layout]));

describe('the table of pages', () => {
  it('names modules that exist', () => {
    expect([...named].filter((module) => !routeModules.includes(module))).toEqual([]);
  });

  it('has every path once', () => {
    expect(pages.map(({ path }) => path)).toEqual([...new Set(pages.map(({ path }) => path))]);
  });
});
