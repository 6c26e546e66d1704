import { expect, it, vi } from 'vitest';
import { newId } from './new-id.ts';

it('makes UUIDs of version 4, each another, without what browsers offer on https alone', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 200 }, newId);
  vi.unstubAllGlobals();
  const shape = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(ids.filter((id) => !shape.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(200);
});
