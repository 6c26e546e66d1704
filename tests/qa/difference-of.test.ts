import { expect, it } from 'vitest';
import { differenceOf, inBoth } from './difference-of.ts';
import { turkishOf } from './turkish.ts';

const step = {
  ...{ event: { type: 'go', index: 0 }, words: 'Go', state: 'open', active: [], effects: [], arrows: [] },
  ...{ texts: ['Cancel', 'Mia'], buttons: ['Resend code'], facts: ['City: Kaş'] },
};
const turkish = { Cancel: ['Vazgeç'], Dismiss: ['Vazgeç'], 'Resend code': ['Kodu yeniden gönder'] };
const found = {
  ...{ state: 'open', active: [], hasEnded: false, crash: null, width: null, pressable: [], fields: {}, calls: [] },
  ...{ started: [], effects: [], sent: [], seen: [], taken: [], facts: [], turkish },
};

it('[BEYOND-82] compares the texts and buttons of a Turkish screen that the product translates', () => {
  const dismissed = { ...found, texts: ['Cancel', 'Dismiss'], buttons: ['Resend code'] };
  expect(differenceOf(step, { ...dismissed, facts: [] })).toBeNull();
  expect(differenceOf(step, { ...dismissed, buttons: [] })).toBe('Missing: “Kodu yeniden gönder” (Resend code)');
  expect(differenceOf({ ...step, buttons: [] }, { ...dismissed, turkish: null })).toMatch(/^Missing: “Mia”/);
  expect(inBoth('Mia', { turkish: null })).toBe('“Mia”');
});

it('[BEYOND-82] knows the Turkish of a text that the product has', () => {
  expect(turkishOf(['Resend code', 'Ada Ay'])).toEqual({ 'Resend code': ['Kodu yeniden gönder'] });
});
