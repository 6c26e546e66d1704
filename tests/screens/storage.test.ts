import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStored, defineStored } from '#machines/storage.ts';
import { storedDrafts } from '#machines/text-drafts.ts';
import * as z from '#rules/zod.ts';

const key = 'vaya.test';
const schema = z.object({ text: z.string() });
const storedBy = (owner: string | null) => defineStored({ key, area: 'session', schema, owner });
const typed = { text: 'Half a sentence' };
const areas = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

let areasBefore = '';

beforeEach(() => {
  clearStored();
  areasBefore = areas();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a stored value', () => {
  it('is read again by its owner and by no one else', () => {
    storedBy('sponsor:deniz').write(typed);
    expect(storedBy('sponsor:deniz').read()).toEqual(typed);
    expect([storedBy('sponsor:ada').read(), storedBy('creator:deniz').read(), storedBy(null).read()]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is not written while no one is signed in', () => {
    storedBy(null).write(typed);
    expect([areas(), storedBy(null).read()]).toEqual([areasBefore, null]);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['of another shape', JSON.stringify({ owner: 'deniz', at: Date.now(), value: { text: 7 } })],
    ['without an owner', JSON.stringify({ at: Date.now(), value: typed })],
  ])('is ignored when it is %s', (_, entry) => {
    sessionStorage.setItem(key, entry);
    expect(storedBy('deniz').read()).toBeNull();
  });

  it('expires, and is removed then', () => {
    vi.useFakeTimers();
    const stored = defineStored({ key, area: 'local', schema, maxAgeMs: 60_000 });
    stored.write(typed);
    vi.advanceTimersByTime(59_999);
    expect(stored.read()).toEqual(typed);
    vi.advanceTimersByTime(1);
    expect([stored.read(), localStorage.getItem(key)]).toEqual([null, null]);
    localStorage.setItem(key, JSON.stringify({ value: typed }));
    expect(stored.read()).toBeNull();
  });

  it('is a plain text where other scripts read it', () => {
    const stored = defineStored({ key, area: 'local', schema: z.enum(['light', 'dark']), isPlain: true });
    stored.write('dark');
    expect([localStorage.getItem(key), stored.read()]).toEqual(['dark', 'dark']);
    localStorage.setItem(key, 'green');
    expect(stored.read()).toBeNull();
  });

  it('in memory is written nowhere', () => {
    const stored = defineStored({ key, area: 'memory', schema });
    stored.write(typed);
    expect([areas(), stored.read()]).toEqual([areasBefore, typed]);
    stored.clear();
    expect(stored.read()).toBeNull();
  });
});

describe('a device that is full or forbids storage', () => {
  it('lets values last until the next load, for their owner', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    storedBy('deniz').write(typed);
    expect([storedBy('deniz').read(), storedBy('ada').read()]).toEqual([typed, null]);
    clearStored();
    expect(storedBy('deniz').read()).toBeNull();
  });
});

describe('a delayed value', () => {
  const delayed = () => defineStored({ key, area: 'session', schema, owner: 'deniz', delayMs: 100 });
  const written = () => sessionStorage.getItem(key) ?? '';
  beforeEach(() => void vi.useFakeTimers());

  it('is read at once, and written once with what came last', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    for (const text of ['a', 'ab', 'abc']) delayed().write({ text });
    expect([delayed().read(), written()]).toEqual([{ text: 'abc' }, '']);
    vi.runAllTimers();
    expect(setItem).toHaveBeenCalledTimes(1);
    expect(written()).toContain('"abc"');
  });

  it('is written at the latest when the page is left', () => {
    delayed().write(typed);
    dispatchEvent(new Event('pagehide'));
    expect(written()).toContain(typed.text);
  });

  it('is not written after it was cleared', () => {
    delayed().write(typed);
    delayed().clear();
    vi.runAllTimers();
    expect(written()).toBe('');
    delayed().write(typed);
    clearStored();
    dispatchEvent(new Event('pagehide'));
    expect(written()).toBe('');
  });
});

it('clearing leaves the settings of the device, the keys of other scripts and what signed-in accounts have typed', () => {
  localStorage.setItem('vaya.language', 'tr');
  localStorage.setItem('vaya.theme', 'dark');
  localStorage.setItem('authToken', 'token-1');
  for (const owner of ['sponsor:bluebay', 'creator:deniz', 'staff:mia'])
    defineStored({ key: `vaya.trip.${owner}`, area: 'session', schema, owner }).write(typed);
  defineStored({ key: 'vaya.application', area: 'local', schema }).write(typed);
  clearStored(['creator:deniz']);
  expect(Object.keys(sessionStorage)).toEqual(['vaya.trip.creator:deniz']);
  expect(Object.keys(localStorage).sort()).toEqual(['authToken', 'vaya.language', 'vaya.theme']);
});

it('typed words are dropped by their names, and their entry is removed with the last', () => {
  const snapshot = { hasTag: () => true, context: { role: 'sponsor', session: { user: { username: 'deniz' } } } };
  const { saveDrafts, readDrafts, deleteDrafts } = storedDrafts({ getSnapshot: () => snapshot } as never, 'stay');
  const drafts = { note: 'Half a', 'offer.terms': 'Breakfast.' };
  saveDrafts({ id: 'stay-1', drafts });
  expect([readDrafts('stay-1'), readDrafts('stay-2')]).toEqual([drafts, {}]);
  deleteDrafts({ id: 'stay-1', names: ['note'] });
  expect(readDrafts('stay-1')).toEqual({ 'offer.terms': 'Breakfast.' });
  deleteDrafts({ id: 'stay-1', names: ['offer.terms', 'offer.address'] });
  expect(areas()).toBe(areasBefore);
});
