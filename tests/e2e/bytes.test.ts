import { beforeAll, describe, expect, it } from 'vitest';
import { measureBundle } from '#tests/kit/bundle.ts';

const kB = 1_000;
let bundle: ReturnType<typeof measureBundle>;

beforeAll(() => {
  bundle = measureBundle();
});

/** An editor may be heavier than a page that is read. */
const limitOf = (path: string): number => (path === '/blog/:username/config' ? 100 * kB : 90 * kB);

describe('the built app', () => {
  it('has a shell of at most 150 kB, gzipped', () => {
    expect(bundle.shell).toBeGreaterThan(kB);
    expect(bundle.shell).toBeLessThanOrEqual(150 * kB);
  });

  it('has pages of at most 90 kB in at most 30 files beyond the shell, gzipped, and a dashboard of at most 100 kB', () => {
    expect(bundle.pages.length).toBeGreaterThan(20);
    expect(bundle.pages.filter(({ path, beyond }) => beyond > limitOf(path))).toEqual([]);
    expect(bundle.pages.filter(({ files }) => files > 30)).toEqual([]);
  });

  it('has one style sheet for all pages', () => {
    expect(bundle.styles).toHaveLength(1);
  });

  it('shows two fonts of at most 59 kB together', () => {
    expect(bundle.fonts).toHaveLength(2);
    expect(bundle.fonts.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(59 * kB);
  });
});
