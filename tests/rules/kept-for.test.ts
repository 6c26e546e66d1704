import { describe, expect, it, vi } from 'vitest';
import { blogPage } from '#rules/blog-page.ts';
import { keptFor } from '#rules/kept-for.ts';
import { makeBlogCreator, makeTrip } from '#tests/kit/make-blog.ts';

describe('a rule that is asked again', () => {
  it('says what it said of the same, beside the same, and is asked anew where anything is another', () => {
    const rule = vi.fn((of: { size: number }, by: number, name: string) => ({ name, size: of.size * by }));
    const kept = keptFor(rule);
    const [one, other] = [{ size: 2 }, { size: 2 }];
    const first = kept(one, 3, 'a');
    expect(first).toEqual({ name: 'a', size: 6 });
    expect(kept(one, 3, 'a')).toBe(first);
    expect(kept(other, 3, 'a')).toEqual(first);
    expect(kept(other, 3, 'a')).not.toBe(first);
    expect(rule).toHaveBeenCalledTimes(2);
    expect(kept(one, 4, 'a')).toEqual({ name: 'a', size: 8 });
    expect(kept(one, 4, 'b')).toEqual({ name: 'b', size: 8 });
    expect(kept(one, 3, 'a')).toEqual(first);
    expect(rule).toHaveBeenCalledTimes(5);
  });
});

describe('the cards of a page', () => {
  const creator = makeBlogCreator({ publishedVayas: [makeTrip(), makeTrip({ _id: 'hills', title: 'Hills' })] });
  const wish = { audience: 'visitor', today: '2026-06-15' } as const;
  const hills = { textStyles: { title: { color: '#102030' } } };

  it('are the very same after an edit of anything but them', () => {
    const before = blogPage(creator, { vayaDisplaySettings: { hills } }, wish);
    const after = blogPage(
      creator,
      { vayaDisplaySettings: { hills }, pageStyle: { backgroundColor: '#102030' } },
      wish,
    );
    expect(after.trips.map((trip, index) => trip === before.trips[index])).toEqual([true, true]);
    expect(after.trips).toBe(before.trips);
    const fewer = blogPage(creator, { tripSettings: { visibleTrips: ['hills'] } }, wish);
    expect(fewer.trips).toHaveLength(1);
  });

  it('leave the dress of the head as it was where none of it was chosen anew', () => {
    const profilePictureStyle = { size: 200 };
    const aboutMe = { italic: true };
    const of = (opacity: number) =>
      blogPage(
        creator,
        { pageStyle: { profilePictureStyle, textStyles: { aboutMe }, coverImageStyle: { opacity } } },
        wish,
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

  it('are others for another day, other eyes, and what is chosen for them alone', () => {
    const isSame = (config: object, asked: Parameters<typeof blogPage>[2]) => {
      const before = blogPage(creator, { vayaDisplaySettings: { hills } }, wish);
      return blogPage(creator, config, asked).trips.map((trip, index) => trip === before.trips[index]);
    };
    const sea = { showPeriod: false };
    expect(isSame({ vayaDisplaySettings: { hills, sea } }, wish)).toEqual([false, true]);
    expect(isSame({ vayaDisplaySettings: { hills: { ...hills, showItinerary: false } } }, wish)).toEqual([true, false]);
    expect(isSame({ vayaDisplaySettings: { hills } }, { ...wish, today: '2026-06-16' })).toEqual([false, false]);
    expect(isSame({ vayaDisplaySettings: { hills } }, { ...wish, audience: 'owner' })).toEqual([false, false]);
    expect(isSame({ vayaDisplaySettings: { hills }, tripSettings: { highlightedTrips: ['sea'] } }, wish)).toEqual([
      false,
      true,
    ]);
  });
});
