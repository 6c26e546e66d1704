import { beforeEach, expect, it } from 'vitest';
import { keptChanges } from '#web/discovery/kept-changes.ts';

const key = 'vaya.page.shortlist';
const changes = [
  { id: 'creator-1', isListed: true, note: '' },
  { id: 'creator-2', isListed: true, listId: null },
  { id: 'creator-3', isListed: false },
];

function changesOf(username: string | null) {
  const snapshot = { hasTag: () => username !== null, context: { role: 'sponsor', session: { user: { username } } } };
  const session: never = { getSnapshot: () => snapshot } as never;
  return keptChanges(session);
}

beforeEach(() => sessionStorage.clear());

it('changes that nobody has answered are read again by whoever made them, and by nobody else', () => {
  changesOf('bluebay').write(changes);
  expect(changesOf('bluebay').read()).toEqual(changes);
  expect([changesOf('redbay').read(), changesOf(null).read()]).toEqual([[], []]);
  changesOf('bluebay').write([]);
  expect(sessionStorage.getItem(key)).toBeNull();
});

it('whatever else stands in their place is as good as none', () => {
  const broken = [
    null,
    { id: 7, isListed: true },
    { id: 'a' },
    { ...changes[0], note: 7 },
    { ...changes[1], listId: 7 },
  ];
  for (const left of [null, 7, { id: 'a', isListed: true }, broken]) {
    sessionStorage.setItem(key, JSON.stringify({ owner: 'sponsor:bluebay', changes: left }));
    expect(changesOf('bluebay').read()).toEqual([]);
  }
});
