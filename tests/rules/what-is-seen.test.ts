import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlogChoices } from '#contract/blog.ts';
import type { BlogPage } from '#contract/blog-page.ts';
import { applyEdit, type BlogEdit } from '#machines/rules/blog-edit.ts';
import { blogPage } from '#rules/blog-page.ts';
import { type AnyBlog, anyBlog, anyEditOf } from '#tests/kit/arbitrary-blogs.ts';

const pageOf = ({ creator }: AnyBlog, config: BlogChoices): BlogPage =>
  blogPage(creator, config, { audience: 'owner', today: '2026-06-15' });
/** The page with everything on it that there is. */
const wholeOf = (blog: AnyBlog): BlogPage => pageOf(blog, {});

type Seen = readonly [seen: unknown, wished: unknown];

const section = (page: BlogPage, key: string) => page.sections.find((each) => each.key === key)?.items ?? [];
const trip = (page: BlogPage, id: string) => page.trips.find((each) => each.id === id);

/** What of the page tells whether an edit was done, and what it ought to say; nothing where it cannot be seen at all. */
const tells: { [Type in BlogEdit['type']]?: (edit: BlogEdit<Type>, page: BlogPage, blog: AnyBlog) => Seen | null } = {
  'section.show': (edit, page, blog) =>
    section(wholeOf(blog), edit.section).length > 0 ? [section(page, edit.section).length > 0, edit.isShown] : null,
  'item.show': (edit, page, blog) =>
    edit.section !== 'services' && section(wholeOf(blog), edit.section).some(({ id }) => id === edit.item)
      ? [section(page, edit.section).some(({ id }) => id === edit.item), edit.isShown]
      : null,
  'contact.show': (edit, page, blog) =>
    section(wholeOf(blog), 'contact').some(({ id }) => id === edit.way)
      ? [section(page, 'contact').some(({ id }) => id === edit.way), edit.isShown]
      : null,
  'social.show': (edit, page, blog) =>
    wholeOf(blog).social.length > 0 ? [page.social.length > 0, edit.isShown] : null,
  'platform.show': (edit, page, blog) =>
    wholeOf(blog).social.some(({ platform }) => platform === edit.platform)
      ? [page.social.some(({ platform }) => platform === edit.platform), edit.isShown]
      : null,
  'trip.show': (edit, page, blog) =>
    trip(wholeOf(blog), edit.trip) ? [trip(page, edit.trip) !== undefined, edit.isShown] : null,
  'trip.highlight': (edit, page, blog) =>
    trip(wholeOf(blog), edit.trip) ? [trip(page, edit.trip)?.isHighlighted ?? false, edit.isHighlighted] : null,
  'trip.element': (edit, page) => {
    const card = trip(page, edit.trip);
    const parts = { showDescription: 'description', showLocations: 'places', showItinerary: 'itinerary' } as const;
    if (!card || edit.element === 'showPeriod' || edit.element === 'showTripType') return null;
    return [card[parts[edit.element]] !== null, edit.isShown];
  },
  'trip.item': (edit, page, blog) => {
    const [card, whole] = [trip(page, edit.trip), trip(wholeOf(blog), edit.trip)];
    const isThere = whole?.itinerary?.some(({ id }) => id === edit.item);
    return card?.itinerary && isThere ? [card.itinerary.some(({ id }) => id === edit.item), edit.isShown] : null;
  },
  'trip.text': ({ change, ...edit }, page) => {
    const card = trip(page, edit.trip);
    return card && change.bold !== undefined ? [card.styles[edit.text].bold, change.bold] : null;
  },
  'trip.styleOthers': (edit, page) => {
    const styles = trip(page, edit.trip)?.styles;
    return styles ? [page.trips.map((each) => each.styles), page.trips.map(() => styles)] : null;
  },
  'page.font': (edit, page) => [page.style.font, edit.font],
  'page.language': (edit, page) => [page.language, edit.language],
  'page.tripsPerRow': (edit, page) => (edit.count >= 1 && edit.count <= 4 ? [page.tripsPerRow, edit.count] : null),
  'page.background': (edit, page) => (/^#[\da-f]{6}$/.test(edit.colour) ? [page.style.background, edit.colour] : null),
  'page.sharing': (edit, page) =>
    edit.title !== undefined && edit.title.length <= 60 ? [page.sharing.title, edit.title] : null,
  'cover.set': (edit, page) => (edit.folder?.startsWith('.') ? null : [page.cover, edit.folder]),
  'cover.style': (edit, page) =>
    edit.opacity !== undefined && edit.opacity <= 1 ? [page.style.coverOpacity, edit.opacity] : null,
  'picture.style': (edit, page) => (edit.shape === undefined ? null : [page.style.picture.shape, edit.shape]),
  'page.text': ({ text, change }, page) =>
    change.color !== undefined && /^#[\da-f]{6}$/.test(change.color)
      ? [page.style.texts[text].color, change.color]
      : null,
};

const seen = <Type extends BlogEdit['type']>(edit: BlogEdit<Type>, page: BlogPage, blog: AnyBlog): Seen | null =>
  tells[edit.type]?.(edit, page, blog) ?? null;

const anyEdits = anyBlog.chain((blog) =>
  fc.tuple(fc.constant(blog), fc.array(anyEditOf(blog.about), { maxLength: 12 })),
);

/** One edit after another, with what is seen of each. */
function seenOfEach([blog, edits]: readonly [AnyBlog, readonly BlogEdit[]]) {
  let config = blog.config;
  return edits.map((edit) => {
    config = applyEdit(config, edit, blog.about);
    const [is, wished] = seen(edit, pageOf(blog, config), blog) ?? [];
    return { edit, is, wished };
  });
}

describe('what somebody just did', () => {
  it('[DASH-22] [EDIT-06] [CONFIG-39] is what they see on the page, whatever they did before', () => {
    fc.assert(
      fc.property(anyEdits, (given) => {
        for (const { edit, is, wished } of seenOfEach(given)) expect([edit, is]).toEqual([edit, wished]);
      }),
    );
  });

  it('is looked for after every kind of edit', () => {
    const all = fc.sample(anyEdits, { seed: 1, numRuns: 400 }).flatMap(seenOfEach);
    const told = new Set(all.flatMap(({ edit, wished }) => (wished === undefined ? [] : [edit.type])));
    expect([...told].toSorted()).toEqual(Object.keys(tells).toSorted());
  });

  it('[SECT-04] [BLOG-14] moves a section to the place that was meant', () => {
    const moves = anyBlog.chain((blog) =>
      fc.tuple(fc.constant(blog), fc.constantFrom('locations', 'contact', 'services'), fc.integer({ min: 1, max: 6 })),
    );
    fc.assert(
      fc.property(moves, ([blog, key, to]) => {
        const edit = { type: 'section.move', section: key as 'contact', to } as const;
        const { displayOrder = {} } = applyEdit(
          applyEdit(blog.config, { ...edit, to: to === 6 ? 1 : to + 1 }, blog.about),
          edit,
          blog.about,
        );
        expect(displayOrder[edit.section]).toBe(to);
        expect(Object.values(displayOrder).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
      }),
    );
  });
});
