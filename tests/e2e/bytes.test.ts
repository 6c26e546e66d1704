import { beforeAll, describe, expect, it } from 'vitest';
import { weighBundle } from '#tests/kit/bundle.ts';

const kB = 1_000;
let bundle: ReturnType<typeof weighBundle>;

beforeAll(() => {
  bundle = weighBundle();
});

/** An editor may be heavier than a page that is read. */
const editors: Readonly<Record<string, number>> = {
  'dashboard/dashboard-route.tsx': 60 * kB,
  'dashboard/general-route.tsx': 60 * kB,
};
const maxOf = (page: string): number => editors[page] ?? 21 * kB;

describe('the scripts of a page', () => {
  it('are at most 130 kB, zipped, for the shell', () => {
    expect(bundle.shell).toBeGreaterThan(kB);
    expect(bundle.shell).toBeLessThanOrEqual(130 * kB);
  });

  it('are at most 20 kB, zipped, each that comes later', () => {
    expect(bundle.later.length).toBeGreaterThan(3);
    expect(bundle.later.filter(({ size }) => size > 20 * kB)).toEqual([]);
  });

  it('are at most 21 kB, zipped, for each page beyond the shell and the client', () => {
    expect(bundle.pages.length).toBeGreaterThan(3);
    expect(bundle.pages.filter(({ page, beyond }) => beyond > maxOf(page))).toEqual([]);
  });

  it('are at most 13, the shell among them, with what they look like: one style sheet is that of all pages', () => {
    expect(bundle.addresses.length).toBeGreaterThan(20);
    expect(bundle.addresses.filter(({ files }) => files > 13)).toEqual([]);
    expect(bundle.styles).toHaveLength(1);
  });

  it('are at most 12 for the form of an application in Turkish, with its lower parts and the dialogs that it asks for by itself', () => {
    const form = ['application/application-route.tsx', 'application/later-parts.ts'];
    const dialogs = ['email-verification/code-modal.tsx', 'ui/crop-dialog.tsx'];
    expect(bundle.filesOf(...form)).toBeGreaterThan(bundle.filesOf('application/application-route.tsx'));
    expect(bundle.filesOf(...form, ...dialogs)).toBeLessThanOrEqual(12);
  });

  it('come with two fonts, of at most 59 kB with the letters of Turkish, which every page begins with', () => {
    expect(bundle.fonts).toHaveLength(2);
    expect(bundle.fonts.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(59 * kB);
  });
});
