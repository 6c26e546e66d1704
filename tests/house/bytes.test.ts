import { beforeAll, describe, expect, it } from 'vitest';
import { weighBundle } from '#tests/kit/bundle.ts';

const kB = 1_000;
let bundle: ReturnType<typeof weighBundle>;

beforeAll(() => {
  bundle = weighBundle();
});

describe('the scripts of a page', () => {
  it('are at most 140 kB, zipped, for the shell', () => {
    expect(bundle.shell).toBeGreaterThan(kB);
    expect(bundle.shell).toBeLessThanOrEqual(140 * kB);
  });

  it('are at most 20 kB, zipped, each that comes later', () => {
    expect(bundle.later.length).toBeGreaterThan(3);
    expect(bundle.later.filter(({ size }) => size > 20 * kB)).toEqual([]);
  });

  it('are at most 20 kB, zipped, for each page beyond the shell and the client', () => {
    expect(bundle.pages.length).toBeGreaterThan(3);
    expect(bundle.pages.filter(({ beyond }) => beyond > 20 * kB)).toEqual([]);
  });
});
