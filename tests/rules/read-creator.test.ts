import { describe, expect, it } from 'vitest';
import type { CreatorItem } from '#contract/creator.ts';
import { beginningOf, shortened } from '#rules/directory-labels.ts';
import { readCreator } from '#rules/read-creator.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';

describe('a creator as another server may send them', () => {
  const { followersCount: _, ...uncounted } = deniz;
  const followersOf = (change: object) =>
    readCreator({ ...uncounted, ...change } as unknown as CreatorItem).followersCount;

  it('[DATA-08] has services by their codes, whether they came as texts or as objects', () => {
    const services = ['photo_shoot', { name: 'Photo Shoot' }, { name: 'drone-footage' }];
    expect(readCreator({ ...deniz, services } as unknown as CreatorItem).services).toEqual([
      'photo_shoot',
      'PHOTO_SHOOT',
      'DRONE_FOOTAGE',
    ]);
    expect(readCreator({ ...deniz, services: undefined } as unknown as CreatorItem).services).toEqual([]);
  });

  it('[DATA-03, DATA-04, OPEN-35] has as many followers as the creator says, else the user, else none', () => {
    expect(followersOf({ followersCount: 7, userId: { _id: 'a', followersCount: 999 } })).toBe(7);
    expect(followersOf({ followersCount: 0, userId: { _id: 'a', followersCount: 999 } })).toBe(0);
    expect(followersOf({ userId: { _id: 'a', followersCount: 1234 } })).toBe(1234);
    expect(followersOf({ userId: 'a' })).toBe(0);
    expect(followersOf({ userId: { _id: 'a' } })).toBe(0);
  });
});

describe('a long description', () => {
  it('[MODAL-15] is cut after 150 letters, and no letter is cut in two', () => {
    expect(shortened('a'.repeat(150))).toBe('a'.repeat(150));
    expect(shortened('a'.repeat(151))).toBe(`${'a'.repeat(150)}...`);
    const waving = '👋🏽';
    expect(shortened(`${'a'.repeat(149)}${waving}`)).toBe(`${'a'.repeat(149)}${waving}`);
    expect(shortened(`${'a'.repeat(149)}${waving}b`)).toBe(`${'a'.repeat(149)}${waving}...`);
    expect(shortened(waving.repeat(151))).toBe(`${waving.repeat(150)}...`);
  });

  it.each(['a'.repeat(150), 'a'.repeat(151), `${'a'.repeat(149)} b c`, '👋🏽'.repeat(400), `${'a '.repeat(300)}`, ''])(
    'looks the same where its beginning alone is known',
    (text) => {
      expect(shortened(beginningOf(text))).toBe(shortened(text));
      expect([...beginningOf(text)].length).toBeLessThanOrEqual(2 * 151);
    },
  );
});
