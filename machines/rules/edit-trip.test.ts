import { describe, expect, it } from 'vitest';
import type { RichText } from '#contract/rich-text.ts';
import { pictureKeysIn, plainText, richTextOf } from '#contract/rich-text-words.ts';
import { editedDraft, type TripEdit } from './edit-trip.ts';
import { emptyTrip, priceTyped, requestOf, type TripDraft, type TripItem } from './trip-draft.ts';

const item = (objectId: string, dayNumber: number): TripItem => ({
  ...{ objectId, objectType: 'activity', name: objectId, date: '2026-06-20', time: null, address: null },
  dayNumber,
});
const { price: _, places: __, dayCount: ___, ...empty } = emptyTrip;
const draft: TripDraft = {
  ...empty,
  price: '',
  places: [],
  dayIds: ['day-1', 'day-2', 'day-3'],
  itinerary: [item('walk', 1), item('swim', 1), item('eat', 3)],
};
const edited = (...edits: TripEdit[]): TripDraft => edits.reduce(editedDraft, draft);
const planOf = ({ itinerary, dayIds }: TripDraft) => [
  dayIds.length,
  itinerary.map(({ objectId, dayNumber }) => `${dayNumber} ${objectId}`).join(', '),
];
const kas = { _id: 'kas', cityName: 'Kaş', stateName: '', countryName: '' };

describe('[BEYOND-21] an edit of the pictures of a trip', () => {
  const add = (key: string, dayId: string | null = null): TripEdit => ({ kind: 'picture.add', key, dayId });
  const added = [add('a'), add('b'), add('c'), add('d', 'day-1'), add('e', 'day-1'), add('f', 'day-3')];
  const picturesAfter = (...edits: TripEdit[]) =>
    edited(...added, ...edits)
      .pictures.map(({ key, dayNumber }) => `${dayNumber ?? '-'}${key}`)
      .join(' ');

  it.each<[string, TripEdit, string]>([
    ['adds one under the story where its day is gone', add('x', 'day-9'), '-a -b -c -x 1d 1e 3f'],
    ['moves one within the story', { kind: 'picture.move', key: 'c', to: 1 }, '-c -a -b 1d 1e 3f'],
    ['moves one within its day', { kind: 'picture.move', key: 'd', to: 2 }, '-a -b -c 1e 1d 3f'],
    ['moves none that is gone', { kind: 'picture.move', key: 'x', to: 1 }, '-a -b -c 1d 1e 3f'],
    ['removes one', { kind: 'picture.remove', key: 'b' }, '-a -c 1d 1e 3f'],
    ['moves them with their day', { kind: 'day.move', day: 1, to: 3 }, '-a -b -c 2f 3d 3e'],
    ['removes them with their day', { kind: 'day.remove', day: 1 }, '-a -b -c 2f'],
    ['leaves them on the day that is duplicated', { kind: 'day.duplicate', day: 1, id: 'x' }, '-a -b -c 1d 1e 4f'],
    ['keeps them while an item changes', { kind: 'item.remove', id: 'walk' }, '-a -b -c 1d 1e 3f'],
  ])('%s', (___, edit, pictures) => {
    expect(picturesAfter(edit)).toBe(pictures);
  });

  it('describes one', () => {
    const { pictures } = edited(add('a'), add('b'), { kind: 'picture.describe', key: 'b', alt: 'A boat' });
    expect(pictures.map(({ alt }) => alt)).toEqual(['', 'A boat']);
  });

  it('has a caption and a focus of its own', () => {
    const { pictures } = edited(
      add('a'),
      { kind: 'picture.describe', key: 'a', caption: 'At dusk' },
      { kind: 'picture.describe', key: 'a', focus: { x: 20, y: 80 } },
    );
    expect(pictures).toEqual([{ key: 'a', alt: '', caption: 'At dusk', focus: { x: 20, y: 80 }, dayNumber: null }]);
  });

  it('leaves the text with its picture, and a text shows its own pictures alone, each once', () => {
    const text = (...keys: string[]): RichText => ({
      type: 'doc',
      content: keys.map((key) => ({ type: 'picture', attrs: { key } })),
    });
    const placed: TripEdit[] = [
      { kind: 'fields', change: { description: text('b', 'a', 'b', 'd', 'gone') } },
      { kind: 'day.write', day: 1, id: 'text', text: text('d', 'a', 'e') },
    ];
    const textsAfter = (...edits: TripEdit[]) => {
      const { description, dayTexts } = edited(...added, ...placed, ...edits);
      return [description, ...dayTexts.map((each) => each.text)].map((each) => pictureKeysIn(each).join(' '));
    };
    expect(textsAfter()).toEqual(['b a', 'd e']);
    expect(textsAfter({ kind: 'picture.remove', key: 'b' })).toEqual(['a', 'd e']);
    expect(textsAfter({ kind: 'picture.remove', key: 'd' })).toEqual(['b a', 'e']);
    expect(textsAfter({ kind: 'day.move', day: 1, to: 3 })).toEqual(['b a', 'd e']);
    expect(textsAfter({ kind: 'day.duplicate', day: 1, id: 'x' })).toEqual(['b a', 'd e', '']);
  });

  it('adds no thirteenth', () => {
    const many = Array.from({ length: 13 }, (_____, index) => add(`picture-${index}`, index < 6 ? null : 'day-2'));
    expect(edited(...many).pictures).toHaveLength(12);
  });
});

describe('an edit of a trip', () => {
  it.each<[string, TripEdit, number, string]>([
    ['adds a day', { kind: 'day.add' }, 4, '1 walk, 1 swim, 3 eat'],
    ['removes a day and what is on it', { kind: 'day.remove', day: 1 }, 2, '2 eat'],
    ['moves a day with all that is on it', { kind: 'day.move', day: 3, to: 1 }, 3, '1 eat, 2 walk, 2 swim'],
    ['duplicates a day', { kind: 'day.duplicate', day: 1, id: 'x' }, 4, '1 walk, 1 swim, 2 x-0, 2 x-1, 4 eat'],
    ['adds an item to a day', { kind: 'item.add', day: 2, id: 'x' }, 3, '1 walk, 1 swim, 2 x, 3 eat'],
    ['moves an item within its day', { kind: 'item.move', id: 'swim', to: 1 }, 3, '1 swim, 1 walk, 3 eat'],
    ['duplicates an item', { kind: 'item.duplicate', id: 'walk', copy: 'x' }, 3, '1 walk, 1 x, 1 swim, 3 eat'],
    ['removes an item', { kind: 'item.remove', id: 'walk' }, 3, '1 swim, 3 eat'],
    [
      'takes an item to another day',
      { kind: 'item.change', id: 'walk', change: { dayNumber: 3 } },
      3,
      '1 swim, 3 walk, 3 eat',
    ],
    ['of what is not there changes nothing', { kind: 'item.move', id: 'nobody', to: 1 }, 3, '1 walk, 1 swim, 3 eat'],
  ])('%s', (___, edit, days, plan) => {
    expect(planOf(edited(edit))).toEqual([days, plan]);
  });

  it('leaves a day where the last one is removed', () => {
    const remove = { kind: 'day.remove', day: 1 } as const;
    expect(planOf(edited(remove, remove, remove))).toEqual([1, '']);
  });

  it('gives each day a name that no other has', () => {
    const { dayIds } = edited({ kind: 'day.remove', day: 2 }, { kind: 'day.add' }, { kind: 'day.add' });
    expect(dayIds).toEqual(['day-1', 'day-3', 'day-2', 'day-4']);
  });

  it('has as many days as were chosen, and never fewer than its plan', () => {
    const dates = ['2026-06-23', '2026-06-20', '2026-06-21', '2026-06-22', '2026-06-20'];
    const more = edited({ kind: 'dates', dates });
    expect([more.dates, more.dayIds.length]).toEqual([['2026-06-20', '2026-06-21', '2026-06-22', '2026-06-23'], 4]);
    expect(editedDraft(more, { kind: 'dates', dates: [] }).dayIds).toHaveLength(4);
  });

  it('adds, moves and removes places, up to as many as a trip may have', () => {
    const add = (cityName: string): TripEdit => ({ kind: 'place.add', place: { ...kas, cityName } });
    const places = edited(
      add('Kaş'),
      add('Demre'),
      add('Finike'),
      { kind: 'place.move', place: 3, to: 1 },
      { kind: 'place.remove', place: 2 },
    );
    expect(places.places.map(({ cityName }) => cityName)).toEqual(['Finike', 'Demre']);
    expect(edited(...Array.from({ length: 60 }, () => add('Kaş'))).places).toHaveLength(50);
  });

  it('adds no more items than a trip may have', () => {
    const adds = Array.from(
      { length: 210 },
      (____, index): TripEdit => ({ kind: 'item.add', day: 1, id: `x${index}` }),
    );
    expect(edited(...adds).itinerary).toHaveLength(200);
  });
});

describe('an edit of the words of a day', () => {
  it('writes and clears them, and takes them with their day', () => {
    const write = (day: number, words: string): TripEdit => ({
      kind: 'day.write',
      ...{ day, id: words, text: richTextOf(words) },
    });
    const textsAfter = (...edits: TripEdit[]) =>
      edited(write(3, 'Rain'), write(1, 'Sun'), ...edits).dayTexts.map(
        ({ id, dayNumber, text }) => `${dayNumber} ${id} ${plainText(text)}`,
      );
    expect(textsAfter()).toEqual(['1 Sun Sun', '3 Rain Rain']);
    expect(textsAfter(write(1, 'Wind'))).toEqual(['1 Sun Wind', '3 Rain Rain']);
    expect(textsAfter(write(1, ''))).toEqual(['3 Rain Rain']);
    expect(textsAfter({ kind: 'day.move', day: 3, to: 1 })).toEqual(['1 Rain Rain', '2 Sun Sun']);
    expect(textsAfter({ kind: 'day.remove', day: 1 })).toEqual(['2 Rain Rain']);
    expect(textsAfter({ kind: 'day.duplicate', day: 1, id: 'x' })).toEqual([
      '1 Sun Sun',
      '2 x-text Sun',
      '4 Rain Rain',
    ]);
  });
});

describe('a plan after an edit', () => {
  it('leaves what nothing happens to the very same', () => {
    const renamed = edited({ kind: 'item.change', id: 'swim', change: { name: 'Dive' } });
    expect(renamed.itinerary.map((each, index) => each === draft.itinerary[index])).toEqual([true, false, true]);
    expect(renamed.dayIds).toBe(draft.dayIds);
    const moved = edited({ kind: 'day.move', day: 2, to: 3 });
    expect(moved.itinerary.map((each, index) => each === draft.itinerary[index])).toEqual([true, true, false]);
    expect(planOf(moved)).toEqual([3, '1 walk, 1 swim, 2 eat']);
  });
});

describe('a price', () => {
  it.each([
    ['1250', '1250', 1250],
    ['12,5', '12.5', 12.5],
    ['$ 1,250.00', '1250', 1250],
    ['1.250,50 USD', '1250.50', 1250.5],
    ['039.99', '39.99', 39.99],
    ['.5', '0.5', 0.5],
    ['', '', null],
    ['1,000,000', '1000000', 1_000_000],
  ])('that is pasted as %s stands as %s', (pasted, stands, sent) => {
    expect(priceTyped(pasted, '39')).toBe(stands);
    expect(requestOf({ ...draft, tripType: 'GUIDED_TOUR', price: stands }).price).toBe(sent);
  });

  it.each(['1e9', '-5', 'abc', '1.2345', '9999999', '1000000.01', '₺1.250', '1.2.3'])(
    'is not pasted as %s',
    (pasted) => {
      expect(priceTyped(pasted, '')).toBe(null);
      expect(priceTyped(pasted, '39')).toBe(null);
    },
  );

  it.each([
    ['a sign', '-12', '12'],
    ['a letter', '1e2', '12'],
    ['a digit above a million', '1239456.78', '123456.78'],
    ['a third digit of cents', '12.934', '12.34'],
    ['a second point', '1.2.34', '12.34'],
    ['a letter over a selection', 'x', '12.34'],
  ])('leaves out %s that is typed', (_, typed, before) => {
    expect(priceTyped(typed, before)).toBe(before);
  });
});
