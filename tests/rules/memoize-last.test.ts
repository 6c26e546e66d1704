import { describe, expect, it, vi } from 'vitest';
import { blogPage } from '#rules/blog-page.ts';
import { memoizeLast } from '#rules/memoize-last.ts';
import { makeBlogCreator, makeTrip } from '#tests/kit/make-blog.ts';

describe('memoizeLast', () => {
  it('calls the rule again only when an argument is another one', () => {
    const rule = vi.fn((of: { size: number }, by: number, name: string) => ({ name, size: of.size * by }));
    const memoized = memoizeLast(rule);
    const [one, other] = [{ size: 2 }, { size: 2 }];
    const first = memoized(one, 3, 'a');
    expect(first).toEqual({ name: 'a', size: 6 });
    expect(memoized(one, 3, 'a')).toBe(first);
    expect(memoized(other, 3, 'a')).toEqual(first);
    expect(memoized(other, 3, 'a')).not.toBe(first);
    expect(rule).toHaveBeenCalledTimes(2);
    expect(memoized(one, 4, 'a')).toEqual({ name: 'a', size: 8 });
    expect(memoized(one, 4, 'b')).toEqual({ name: 'b', size: 8 });
    expect(memoized(one, 3, 'a')).toEqual(first);
    expect(rule).toHaveBeenCalledTimes(5);
  });
});

describe('the cards of a page', () => {
  const creator = makeBlogCreator({ publishedVayas: [makeTrip(), makeTrip({ _id: 'hills', title: 'Hills' })] });
  const query = { audience: 'visitor', today: '2026-06-15' } as const;
  const hills = { textStyles: { title: { color: '#102030' } } };

  it('are identical after an edit of anything else', () => {
    const before = blogPage(creator, { vayaDisplaySettings: { hills } }, query);
    const after = blogPage(
      creator,
      { vayaDisplaySettings: { hills }, pageStyle: { backgroundColor: '#102030' } },
      query,
    );
    expect(after.trips.map((trip, index) => trip === before.trips[index])).toEqual([true, true]);
    expect(after.trips).toBe(before.trips);
    const fewer = blogPage(creator, { tripSettings: { visibleTrips: ['hills'] } }, query);
    expect(fewer.trips).toHaveLength(1);
  });

  it('leave the style of the head identical when none of it was edited', () => {
    const profilePictureStyle = { size: 200 };
    const aboutMe = { italic: true };
    const of = (opacity: number) =>
      blogPage(
        creator,
        { pageStyle: { profilePictureStyle, textStyles: { aboutMe }, coverImageStyle: { opacity } } },
        query,
      ).style;
    const [before, after] = [of(0.4), of(0.5)];
    expect(after.picture).toBe(before.picture);
    expect(after.texts.aboutMe).toBe(before.texts.aboutMe);
    expect(after.texts.fullName).toBe(before.texts.fullName);
    expect(after.texts.aboutMe).toEqual({
      color: '#4b5563',
      fontSize: 16,
      bold: false,
      italic: true,
      underline: false,
    });
  });

  it('change with the day, the audience and their own settings', () => {
    const isSame = (config: object, other: Parameters<typeof blogPage>[2]) => {
      const before = blogPage(creator, { vayaDisplaySettings: { hills } }, query);
      const { trips } = blogPage(creator, config, other);
      return before.trips.map((trip) => trips.includes(trip));
    };
    const sea = { showPeriod: false };
    expect(isSame({ vayaDisplaySettings: { hills, sea } }, query)).toEqual([false, true]);
    expect(isSame({ vayaDisplaySettings: { hills: { ...hills, showItinerary: false } } }, query)).toEqual([
      true,
      false,
    ]);
    expect(isSame({ vayaDisplaySettings: { hills } }, { ...query, today: '2026-06-16' })).toEqual([false, false]);
    expect(isSame({ vayaDisplaySettings: { hills } }, { ...query, audience: 'owner' })).toEqual([false, false]);
    expect(isSame({ vayaDisplaySettings: { hills }, tripSettings: { highlightedTrips: ['sea'] } }, query)).toEqual([
      false,
      true,
    ]);
  });
});
