import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RichText } from '#contract/rich-text.ts';
import { plainText, richTextOf } from '#contract/rich-text-words.ts';
import { editedDraft, type TripEdit } from './edit-trip.ts';
import { comparedTrips, isSameTrip, mergedTrips, type TripComparison } from './merge-trips.ts';
import type { TripDraft, TripItem, TripPicture } from './trip-draft.ts';

const item = (objectId: string, dayNumber: number, given: Partial<TripItem> = {}): TripItem => ({
  ...{ objectId, objectType: 'activity', name: objectId, date: null, time: '08:30', address: null, dayNumber },
  ...given,
});
const place = (name: string) => ({ _id: name, cityName: name, stateName: '', countryName: '' });
const base: TripDraft = {
  ...{ title: 'The Lycian coast', description: richTextOf('Slowly.'), tripType: 'GUIDED_TOUR', price: '1250' },
  ...{ dates: ['2026-06-20'], dayIds: ['day-1', 'day-2', 'day-3'], coverImage: null },
  pictures: ['a', 'b', 'c'].map((key) => ({ key, alt: '', dayNumber: null })),
  dayTexts: [{ id: 'rain', dayNumber: 2, text: richTextOf('Rain.') }],
  ...{ itinerary: [item('walk', 1), item('swim', 1), item('eat', 2), item('sleep', 3)] },
  followersLine: 'It was worth it.',
  ...{ notes: 'Bring the tent.', daysFor: 'everyone', places: [place('Kaş'), place('Demre'), place('Kaş')] },
};
const edited = (...edits: TripEdit[]): TripDraft => edits.reduce(editedDraft, base);
const fields = (change: Partial<TripDraft>): TripEdit => ({ kind: 'fields', change });
const merge = (local: TripDraft, remote: TripDraft, chosen: string[] = []) => {
  const { merged, conflicts } = mergedTrips({ base, local, remote, unconfirmed: [] }, chosen);
  return { merged, paths: conflicts.map(({ path }) => path) };
};
const planOf = ({ itinerary, dayIds }: TripDraft) =>
  dayIds.map((_, index) =>
    itinerary.filter(({ dayNumber }) => dayNumber === index + 1).map(({ objectId }) => objectId),
  );
const cities = ({ places }: TripDraft) => places.map(({ cityName }) => cityName);

const edits: [string, TripEdit, TripEdit][] = [
  ['title', fields({ title: 'By the sea' }), fields({ title: 'Theirs' })],
  ['description', fields({ description: richTextOf('Slower.') }), fields({ description: richTextOf('Theirs') })],
  ['price', fields({ tripType: 'ITINERARY_SALES', price: '12' }), fields({ price: '7' })],
  ['coverImage', fields({ coverImage: 'cover/1' }), fields({ coverImage: 'cover/2' })],
  ['notes', fields({ notes: 'Bring water.' }), fields({ notes: 'Theirs' })],
  ['daysFor', fields({ daysFor: 'owner' }), fields({ daysFor: 'sponsors' })],
  ['dates', { kind: 'dates', dates: ['2026-07-01'] }, { kind: 'dates', dates: ['2026-08-01'] }],
  ['walk.name', change('walk', { name: 'Run' }), change('walk', { name: 'Ride' })],
  ['walk.objectType', change('walk', { objectType: 'venue' }), change('walk', { objectType: 'other' })],
  ['walk.time', change('walk', { time: '09:00' }), change('walk', { time: null })],
  ['walk.date', change('walk', { date: '2026-06-20' }), change('walk', { date: '2026-06-21' })],
  ['walk.address', change('walk', { address: 'Harbour' }), change('walk', { address: 'Hill' })],
  ['walk', change('walk', { name: 'Run' }), { kind: 'item.remove', id: 'walk' }],
  ['plan', { kind: 'item.move', id: 'walk', to: 2 }, { kind: 'day.move', day: 1, to: 3 }],
  ['a', { kind: 'picture.describe', key: 'a', alt: 'A boat' }, { kind: 'picture.describe', key: 'a', alt: 'A bay' }],
  ['a', describes({ caption: 'At dusk' }), describes({ caption: 'At dawn' })],
  ['a', describes({ focus: { x: 10, y: 20 } }), describes({ focus: { x: 90, y: 20 } })],
  ['coverImage', fields({ coverFocus: { x: 10, y: 20 } }), fields({ coverFocus: { x: 90, y: 20 } })],
  ['rain', write(2, 'Snow.'), write(2, 'Hail.')],
  ['rain', write(2, 'Snow.'), write(2, '')],
  ['plan', { kind: 'picture.move', key: 'a', to: 2 }, { kind: 'picture.move', key: 'c', to: 1 }],
  ['places', { kind: 'place.move', place: 2, to: 1 }, { kind: 'place.move', place: 2, to: 3 }],
];

function change(id: string, what: Partial<TripItem>): TripEdit {
  return { kind: 'item.change', id, change: what };
}

function describes(words: Partial<TripPicture>): TripEdit {
  return { kind: 'picture.describe', key: 'a', ...words };
}

function write(day: number, words: string): TripEdit {
  return { kind: 'day.write', day, id: `text-${words}`, text: richTextOf(words) };
}

describe('two drafts of one trip', () => {
  it.each(edits)('have the %s of whoever changed it alone', (path, mine, theirs) => {
    const other = path === 'title' ? fields({ notes: 'Other' }) : fields({ title: 'Other' });
    for (const edit of [mine, theirs]) {
      const both = edited(edit, other);
      for (const [one, two] of [[edited(edit), edited(other)] as const, [edited(other), edited(edit)] as const]) {
        const { merged, paths } = merge(one, two);
        expect(paths).toEqual([]);
        expect(isSameTrip(merged, both)).toBe(true);
      }
    }
  });

  it.each(edits)(
    'are asked about the %s where both have changed it, and have it as is chosen',
    (path, mine, theirs) => {
      const [here, there] = [edited(mine, fields({ notes: 'Mine' })), edited(theirs)];
      for (const [one, two] of [[here, there] as const, [there, here] as const]) {
        expect(merge(one, two).paths).toEqual([path]);
        const kept = merge(one, two).merged;
        expect(isSameTrip({ ...kept, notes: one.notes }, one)).toBe(true);
        const { merged, paths } = merge(one, two, [path]);
        expect(paths).toEqual([]);
        expect(isSameTrip({ ...merged, notes: two.notes }, two)).toBe(true);
      }
      expect(merge(here, here)).toEqual({ merged: { ...here, dayIds: [...here.dayIds] }, paths: [] });
    },
  );
});

describe('lists of two drafts of one trip', () => {
  it('have what either adds to a plan, where its neighbours are by then, and lack what either takes out', () => {
    const mine = edited({ kind: 'day.remove', day: 1 }, { kind: 'item.add', day: 1, id: 'mine' });
    const theirs = edited({ kind: 'item.add', day: 2, id: 'theirs' }, { kind: 'item.remove', id: 'sleep' });
    expect(planOf(merge(mine, theirs).merged)).toEqual([['eat', 'theirs', 'mine'], []]);
    expect(planOf(merge(theirs, mine).merged)).toEqual([['eat', 'theirs', 'mine'], []]);
    const moved = edited({ kind: 'day.move', day: 1, to: 2 });
    const added = edited({ kind: 'item.add', day: 1, id: 'new' });
    expect(planOf(merge(moved, added).merged)).toEqual([['eat'], ['walk', 'swim', 'new'], ['sleep']]);
    const last = edited({ kind: 'day.remove', day: 3 });
    expect(planOf(merge(last, edited({ kind: 'item.add', day: 3, id: 'late' })).merged)).toEqual([
      ['walk', 'swim'],
      ['eat', 'late'],
    ]);
  });

  it('[BEYOND-22] have the pictures that either adds, in their places, and lack those that either removes', () => {
    const add = (key: string, dayId: string | null = null): TripEdit => ({ kind: 'picture.add', key, dayId });
    const mine = edited(add('mine'), add('of-day', 'day-2'), { kind: 'picture.remove', key: 'a' });
    const theirs = edited(add('theirs', 'day-2'), { kind: 'picture.describe', key: 'a', alt: 'A boat' });
    const picturesOf = ({ pictures }: TripDraft) => pictures.map(({ key, dayNumber }) => `${dayNumber} ${key}`);
    expect(picturesOf(merge(mine, theirs).merged)).toEqual(['null b', 'null c', 'null mine', '2 theirs', '2 of-day']);
    expect(merge(mine, theirs).paths).toEqual([]);
    const moved = edited({ kind: 'day.move', day: 2, to: 1 }, { kind: 'picture.describe', key: 'b', alt: 'A bay' });
    expect(merge(mine, moved).merged.pictures).toContainEqual({ key: 'b', alt: 'A bay', dayNumber: null });
  });

  it('have as many days as they have dates', () => {
    const dates = Array.from({ length: 3 }, (_, index) => `2026-07-0${index + 1}`);
    const { merged } = merge(edited({ kind: 'dates', dates }), edited({ kind: 'day.remove', day: 3 }));
    expect([merged.dates.length, merged.dayIds.length]).toEqual([3, 3]);
  });

  it('have the places of both, also where the way leads to one of them twice', () => {
    const mine = edited({ kind: 'place.remove', place: 2 });
    const theirs = edited({ kind: 'place.add', place: place('Finike') });
    expect(cities(merge(mine, theirs).merged)).toEqual(['Kaş', 'Kaş', 'Finike']);
    expect(cities(merge(theirs, mine).merged)).toEqual(['Kaş', 'Kaş', 'Finike']);
    expect(cities(merge(edited({ kind: 'place.remove', place: 3 }), theirs).merged)).toEqual([
      'Kaş',
      'Demre',
      'Finike',
    ]);
  });
});

it('two drafts of one trip lack a picture of the text that either removes, and have the words that the other writes', () => {
  const withPicture = (words: string): RichText => ({
    type: 'doc',
    content: [...richTextOf(words).content, { type: 'picture', attrs: { key: 'a' } }],
  });
  const placed = edited(fields({ description: withPicture('Slowly.') }));
  const [removed, rewritten] = [
    editedDraft(placed, { kind: 'picture.remove', key: 'a' }),
    editedDraft(placed, fields({ description: withPicture('Slower.') })),
  ];
  for (const [local, remote] of [[removed, rewritten] as const, [rewritten, removed] as const]) {
    const { merged, conflicts } = mergedTrips({ base: placed, local, remote, unconfirmed: [] });
    expect([merged.description, conflicts]).toEqual([richTextOf('Slower.'), []]);
    expect(merged.pictures.map(({ key }) => key)).toEqual(['b', 'c']);
  }
});

describe('the words of a day in two drafts of one trip', () => {
  it('[BEYOND-92] are where their day is by then, and those of both where both are the first to write', () => {
    const textsOf = ({ dayTexts }: TripDraft) =>
      dayTexts.map(({ dayNumber, text }) => `${dayNumber} ${plainText(text)}`);
    const moved = edited({ kind: 'day.move', day: 2, to: 1 });
    for (const [one, two] of [[moved, edited(write(2, 'Snow.'))] as const, [edited(write(2, 'Snow.')), moved] as const])
      expect([textsOf(merge(one, two).merged), merge(one, two).paths]).toEqual([['1 Snow.'], []]);
    const [mine, theirs] = [edited(write(3, 'Sun.')), edited(write(3, 'Wind.'))];
    expect([textsOf(merge(mine, theirs).merged), merge(mine, theirs).paths]).toEqual([
      ['2 Rain.', '3 Wind.\n\nSun.'],
      [],
    ]);
    const shorter = edited({ kind: 'day.remove', day: 1 });
    const longer = edited({ kind: 'day.add' }, write(4, 'Fog.'));
    expect(textsOf(merge(shorter, longer).merged)).toEqual(['1 Rain.', '3 Fog.']);
    expect(textsOf(merge(edited({ kind: 'day.remove', day: 2 }), edited(fields({ title: 'Other' }))).merged)).toEqual(
      [],
    );
  });
});

describe('drafts of one trip', () => {
  it('are no different for blanks around a text, another way to write a price, or the names of days', () => {
    const mine = { ...base, title: ` ${base.title} `, price: '1250.0', dayIds: ['day-3', 'day-1', 'day-2'] };
    expect(isSameTrip(mine, base)).toBe(true);
    expect(isSameTrip(mine, edited(fields({ notes: 'Theirs' })))).toBe(false);
    expect(merge(mine, edited(fields({ notes: 'Theirs' })))).toEqual({
      merged: { ...mine, notes: 'Theirs' },
      paths: [],
    });
  });

  it('are one where theirs is what was sent from here and never answered', () => {
    const [sent, mine] = [edited(fields({ title: 'By the sea' })), edited(fields({ title: 'By the sea, slowly' }))];
    const { merged, conflicts } = mergedTrips({ base, local: mine, remote: sent, unconfirmed: [sent] });
    expect([merged.title, conflicts]).toEqual([mine.title, []]);
    expect(merge(mine, sent).paths).toEqual(['title']);
  });

  it('lose no item of any two drafts, and have the same conflicts on both sides', () => {
    fc.assert(
      fc.property(anyEdits('m'), anyEdits('t'), (ourEdits, theirEdits) => {
        const [mine, theirs] = [edited(...ourEdits), edited(...theirEdits)];
        const [here, there] = [merge(mine, theirs), merge(theirs, mine)];
        expect(here.paths.toSorted()).toEqual(there.paths.toSorted());
        const names = here.merged.itinerary.map(({ objectId }) => objectId);
        expect(new Set(names).size).toBe(names.length);
        for (const side of [mine, theirs])
          for (const { objectId } of side.itinerary)
            if (!base.itinerary.some((each) => each.objectId === objectId)) expect(names).toContain(objectId);
        const words = here.merged.dayTexts.map(({ text }) => plainText(text)).join('\n');
        for (const { id, text } of [...mine.dayTexts, ...theirs.dayTexts])
          if (id !== 'rain') expect(words).toContain(plainText(text));
        const writtenDays = here.merged.dayTexts.map(({ dayNumber }) => dayNumber);
        expect(writtenDays).toEqual([...new Set(writtenDays)].toSorted());
        const days = here.merged.itinerary.map(({ dayNumber }) => dayNumber);
        expect(days).toEqual(days.toSorted((one, other) => one - other));
        expect(days.every((day) => day >= 1 && day <= here.merged.dayIds.length)).toBe(true);
        expect(merge(mine, theirs, here.paths).paths).toEqual([]);
      }),
    );
  });
});

describe('a trip that somebody else has saved', () => {
  const mine = edited(fields({ title: 'By the sea' }));
  const compared = (given: Partial<TripDraft>, more: Partial<TripComparison & { sent: TripDraft[] }> = {}) => {
    const { sent = [], isArchived = false, chosen = null } = more;
    return comparedTrips({
      sides: { base, local: mine, remote: { ...base, ...given }, unconfirmed: sent },
      history: { past: [base], future: [], openStep: null },
      isArchived,
      chosen,
    });
  };
  const notes = { notes: 'Theirs' };
  const title = { title: 'Theirs' };
  const titleConflict = { path: 'title', part: { kind: 'trip', field: 'title' } };

  it('is merged where each has changed another part, and that is news', () => {
    expect(compared(notes)).toEqual({
      ...{ kind: 'merged', draft: { ...mine, ...notes }, isNews: true },
      history: { past: [{ ...base, ...notes }], future: [], openStep: null },
    });
  });

  it('is theirs where nothing of one’s own is left to be saved', () => {
    expect(compared({ title: ' By the sea ', ...notes })).toMatchObject({ kind: 'remote', isNews: true });
    expect(compared(title, { chosen: ['title'] })).toMatchObject({ kind: 'remote', isNews: true });
    expect(compared({ title: 'By the sea' }, { isArchived: true })).toMatchObject({ kind: 'remote', isNews: true });
  });

  it('is asked about where both have changed the same, until that is decided', () => {
    expect(compared(title)).toEqual({ kind: 'conflicting', conflicts: [titleConflict] });
    expect(compared({ ...title, ...notes }, { chosen: [] })).toMatchObject({
      ...{ kind: 'merged', draft: { ...mine, ...notes }, isNews: true },
    });
  });

  it('is no news where it is what it was, or what was sent from here', () => {
    expect(compared({})).toMatchObject({ kind: 'merged', draft: mine, isNews: false });
    const sent = edited(fields(title));
    expect(compared(title, { sent: [sent] })).toMatchObject({ kind: 'merged', draft: mine, isNews: false });
    expect(compared({ ...title, ...notes }, { sent: [sent] })).toMatchObject({ isNews: true });
  });

  it('is shown as it was put away once that was seen, and nothing is saved upon it', () => {
    expect(compared(title, { isArchived: true })).toEqual({ kind: 'conflicting', conflicts: [] });
    expect(compared({}, { isArchived: true, chosen: [] })).toMatchObject({ kind: 'remote', isNews: false });
  });
});

function anyEdits(by: string): fc.Arbitrary<TripEdit[]> {
  const id = fc.constantFrom(...base.itinerary.map(({ objectId }) => objectId));
  const [day, two] = [fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 })];
  const edit = fc.oneof(
    fc.nat(3).map((number) => fields({ title: `${by}${number}` })),
    fc.tuple(id, fc.nat(3)).map(([item, number]) => change(item, { name: `${by}${number}` })),
    day.map((at): TripEdit => ({ kind: 'item.add', day: at, id: '' })),
    id.map((item): TripEdit => ({ kind: 'item.remove', id: item })),
    fc.tuple(id, two).map(([item, to]): TripEdit => ({ kind: 'item.move', id: item, to })),
    fc.tuple(day, day).map(([from, to]): TripEdit => ({ kind: 'day.move', day: from, to })),
    day.map((at): TripEdit => ({ kind: 'day.remove', day: at })),
    fc.tuple(day, fc.nat(3)).map(([at, number]) => write(at, `${by}${number}`)),
    fc.constant<TripEdit>({ kind: 'day.add' }),
    fc.tuple(day, day).map(([from, to]): TripEdit => ({ kind: 'place.move', place: from, to })),
    day.map((at): TripEdit => ({ kind: 'place.remove', place: at })),
  );
  return fc
    .array(edit, { minLength: 1, maxLength: 4 })
    .map((edits) => edits.map((each, index) => (each.kind === 'item.add' ? { ...each, id: `${by}-${index}` } : each)));
}
