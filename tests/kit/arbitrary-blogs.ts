import fc from 'fast-check';
import { expertiseLevels, proficiencies } from '#contract/application-choices.ts';
import type { BlogChoices } from '#contract/blog.ts';
import { blogFonts, blogSections, pictureShapes, styledPageTexts, styledTripTexts } from '#contract/blog-choices.ts';
import { withCoupling } from '#machines/rules/blog-coupling.ts';
import type { BlogEdit } from '#machines/rules/blog-edit.ts';
import { type BlogFacts, factsOf } from '#machines/rules/blog-facts.ts';
import { contactWays, listSections, tripElements } from '#machines/rules/blog-setting.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { platforms } from '#rules/social-account.ts';
import { makeBlogCreator, makeTrip } from './make-blog.ts';

/** Names that somebody has, that break what is written carelessly, and that objects have of their own. */
const word = fc.constantFrom('Kaş', 'Porto', 'a.b~c', '<b>&"\'', 'constructor', '__proto__', 'Ilık su', '日本');
const idsOf = (name: string, most: number) =>
  fc.integer({ min: 0, max: most }).map((count) => Array.from({ length: count }, (_, index) => `${name}-${index}`));

const level = <Level extends string>(levels: readonly Level[]) => fc.constantFrom(...levels);
const folder = fc.constantFrom('cover-image', 'demo-landscape').map((kind) => `${kind}/${'0a'.repeat(15)}`);
const handle = fc.constantFrom('', 'deniz', 'deniz.y');

const day = fc
  .integer({ min: 0, max: 60 })
  .map((after) => new Date(Date.UTC(2026, 4, 20 + after)).toISOString().slice(0, 10));

const itineraryOf = (trip: string) =>
  idsOf(`${trip}-item`, 6).chain((ids) =>
    fc.tuple(
      ...ids.map((objectId) =>
        fc.record({
          objectId: fc.constant(objectId),
          objectType: fc.constant('activity'),
          name: word,
          date: fc.option(day),
          time: fc.option(fc.constant('10:00')),
          address: fc.option(word),
          dayNumber: fc.integer({ min: 1, max: 3 }),
        }),
      ),
    ),
  );

const tripOf = (_id: string) =>
  fc
    .record({
      title: fc.oneof(word, fc.constant('  ')),
      description: fc.oneof(word, fc.constant('')),
      tripType: fc.constantFrom('ITINERARY_SALES', 'NON_SHOPPABLE', 'GUIDED_TOUR', 'CRUISE'),
      price: fc.constantFrom(null, 0, 40, 1250),
      dates: fc.array(day, { maxLength: 3 }),
      coverImage: fc.option(
        fc.oneof(
          folder.map((url) => ({ url, isFromAnotherResource: false })),
          fc.constant({ url: 'https://pictures.example/a.jpg', isFromAnotherResource: true }),
        ),
      ),
      locations: fc.array(
        word.map((cityName) => ({ cityName })),
        { maxLength: 3 },
      ),
      itinerary: itineraryOf(_id),
      daysFor: fc.constantFrom('everyone' as const, 'sponsors' as const, 'owner' as const),
    })
    .map((given) => makeTrip({ _id, ...given }));

/** A creator with as little or as much of everything as one may have. */
export const anyCreator: fc.Arbitrary<BlogCreator> = fc
  .record({
    fullName: word,
    aboutMe: fc.oneof(word, fc.constant('')),
    profilePicture: fc.option(folder),
    phoneNumber: fc.constantFrom('+905321000000', ''),
    locations: idsOf('city', 3).chain((ids) =>
      fc.tuple(
        ...ids.map((_id) => fc.record({ _id: fc.constant(_id), cityName: word, stateName: word, countryName: word })),
      ),
    ),
    languages: idsOf('language', 3).chain((ids) =>
      fc.tuple(
        ...ids.map((_id) =>
          fc.record({ language: word.map((name) => ({ _id, name })), proficiency: level(proficiencies) }),
        ),
      ),
    ),
    expertises: idsOf('expertise', 3).chain((ids) =>
      fc.tuple(
        ...ids.map((_id) =>
          fc.record({ expertise: word.map((name) => ({ _id, name })), level: level(expertiseLevels) }),
        ),
      ),
    ),
    services: fc.array(fc.constantFrom('PHOTO_SHOOT', 'REELS'), { maxLength: 2 }),
    serviceOffers: fc.uniqueArray(
      word.filter((name) => name !== '__proto__').map((name) => ({ _id: name, name })),
      { maxLength: 2, selector: ({ _id }) => _id },
    ),
    socialMediaAccounts: fc.record({ instagram: handle, youtube: handle, tiktok: handle }),
    publishedVayas: idsOf('trip', 4).chain((ids) => fc.tuple(...ids.map(tripOf))),
  })
  .map((given) => makeBlogCreator({ ...given, location: given.locations[0] ?? null }));

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const part: { requiredKeys: [] } = { requiredKeys: [] };
const textStyle = fc.record(
  {
    color: colour,
    fontSize: fc.integer({ min: 8, max: 96 }),
    bold: fc.boolean(),
    italic: fc.boolean(),
    underline: fc.boolean(),
  },
  part,
);
const eachOf = <Name extends string, Value>(names: readonly Name[], value: fc.Arbitrary<Value>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, fc.Arbitrary<Value>>, part);

/** Something that was there once, and is not any more. */
const withGone = (ids: readonly string[]) => [...ids, 'gone'];
const itemsOf = (ids: readonly string[]) => fc.record({ items: eachOf(withGone(ids), fc.boolean()) }, part);
const subset = (ids: readonly string[]) => fc.shuffledSubarray(withGone(ids));

const pageStyle = fc.record(
  {
    backgroundColor: colour,
    fontFamily: fc.constantFrom(...blogFonts),
    coverImageUrl: fc.option(folder),
    coverImageStyle: fc.record(
      {
        opacity: fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10),
        positionY: fc.integer({ min: 0, max: 100 }),
      },
      part,
    ),
    profilePictureStyle: fc.record(
      {
        shape: fc.constantFrom(...pictureShapes),
        size: fc.integer({ min: 100, max: 250 }),
        borderColor: colour,
        borderWidth: fc.integer({ min: 0, max: 15 }),
      },
      part,
    ),
    textStyles: eachOf(styledPageTexts, textStyle),
  },
  part,
);

const displayOf = ({ items }: BlogFacts['trips'][number]) =>
  fc.record(
    {
      ...(Object.fromEntries(tripElements.map((name) => [name, fc.boolean()])) as Record<
        (typeof tripElements)[number],
        fc.Arbitrary<boolean>
      >),
      itineraryItemsVisibility: eachOf(withGone(items), fc.boolean()),
      textStyles: eachOf(styledTripTexts, textStyle),
    },
    part,
  );

/** Whatever somebody could have sent that is taken: its switches need not agree with one another. */
export const anyConfigOf = (about: BlogFacts): fc.Arbitrary<BlogChoices> => {
  const trips = about.trips.map(({ id }) => id);
  return fc.record(
    {
      showEmail: fc.boolean(),
      showPhoneNumber: fc.boolean(),
      showLocations: fc.boolean(),
      showServices: fc.boolean(),
      showServiceOffers: fc.boolean(),
      showLanguages: fc.boolean(),
      showExpertises: fc.boolean(),
      showSocialMedia: fc.boolean(),
      socialMediaVisibility: itemsOf(platforms),
      locationsVisibility: itemsOf(about.items.locations),
      servicesVisibility: itemsOf(about.items.services),
      serviceOffersVisibility: itemsOf(about.items.serviceOffers),
      languagesVisibility: itemsOf(about.items.languages),
      expertisesVisibility: itemsOf(about.items.expertises),
      contactsVisibility: itemsOf(contactWays),
      displayOrder: eachOf(blogSections, fc.integer({ min: 1, max: 6 })),
      pageStyle,
      tripSettings: fc.record(
        {
          tripsPerRow: fc.integer({ min: 1, max: 4 }),
          visibleTrips: subset(trips),
          highlightedTrips: subset(trips),
          hideAllTrips: fc.boolean(),
        },
        part,
      ),
      vayaDisplaySettings: fc
        .tuple(...about.trips.map((trip) => fc.option(displayOf(trip))))
        .map((displays) =>
          Object.fromEntries(displays.flatMap((display, index) => (display ? [[trips[index], display]] : []))),
        ),
      language: fc.constantFrom('en' as const, 'tr' as const),
      sharing: fc.record({ title: word, description: word }, part),
    },
    part,
  );
};

export interface AnyBlog {
  creator: BlogCreator;
  about: BlogFacts;
  /** Its switches agree with one another. */
  config: BlogChoices;
}

export const anyBlog: fc.Arbitrary<AnyBlog> = anyCreator.chain((creator) => {
  const about = factsOf(creator);
  return anyConfigOf(about).map((config) => ({ creator, about, config: withCoupling(config, about) }));
});

const typed = fc.oneof(colour, fc.constantFrom('#AbC', 'Teal', 'rgb(1, 2, 3)', '#12', 'red;', ''));
const change = fc.record(
  {
    color: typed,
    fontSize: fc.constantFrom(7, 12, 32, 97),
    bold: fc.boolean(),
    italic: fc.boolean(),
    underline: fc.boolean(),
  },
  part,
);
const type = <const Type extends string>(name: Type) => fc.constant(name);
const isShown = fc.boolean();

/** Any edit at all, of what is there and of what is not. */
export function anyEditOf(about: BlogFacts): fc.Arbitrary<BlogEdit> {
  const trip = fc.constantFrom(...withGone(about.trips.map(({ id }) => id)));
  const itemOf = (ids: readonly string[]) => fc.constantFrom(...withGone(ids));
  const section = fc.constantFrom(...blogSections);
  const items = listSections.map((key) =>
    fc.record({ type: type('item.show'), section: fc.constant(key), item: itemOf(about.items[key]), isShown }),
  );
  return fc.oneof(
    fc.record({ type: type('section.show'), section, isShown }),
    fc.oneof(...items),
    fc.record({
      type: type('item.show'),
      section: fc.constant('contact' as const),
      item: itemOf(contactWays),
      isShown,
    }),
    fc.record({ type: type('section.move'), section, to: fc.integer({ min: -1, max: 8 }) }),
    fc.record({ type: type('contact.show'), way: fc.constantFrom(...contactWays), isShown }),
    fc.record({ type: type('social.show'), isShown }),
    fc.record({ type: type('platform.show'), platform: fc.constantFrom(...platforms), isShown }),
    fc.record({ type: type('trip.show'), trip, isShown }),
    fc.record({ type: type('trip.highlight'), trip, isHighlighted: fc.boolean() }),
    fc.record({ type: type('trip.element'), trip, element: fc.constantFrom(...tripElements), isShown }),
    fc.record({ type: type('trip.item'), trip, item: itemOf(about.trips.flatMap((each) => each.items)), isShown }),
    fc.record({ type: type('trip.text'), trip, text: fc.constantFrom(...styledTripTexts), change }),
    fc.record({ type: type('trip.styleOthers'), trip }),
    fc.record({ type: type('page.background'), colour: typed }),
    fc.record({ type: type('page.font'), font: fc.constantFrom(...blogFonts) }),
    fc.record({ type: type('page.tripsPerRow'), count: fc.integer({ min: 0, max: 5 }) }),
    fc.record({ type: type('page.language'), language: fc.constantFrom('en' as const, 'tr' as const) }),
    fc
      .record({ title: fc.oneof(word, fc.constant('x'.repeat(61))), description: word }, part)
      .map((sharing) => ({ type: 'page.sharing' as const, ...sharing })),
    fc.record({ type: type('cover.set'), folder: fc.option(fc.oneof(folder, fc.constant('../x'))) }),
    fc
      .record({ opacity: fc.constantFrom(0, 0.3, 1, 1.1), positionY: fc.integer({ min: -1, max: 101 }) }, part)
      .map((given) => ({ type: 'cover.style' as const, ...given })),
    fc
      .record(
        {
          shape: fc.constantFrom(...pictureShapes),
          size: fc.constantFrom(90, 100, 180, 250),
          borderColor: typed,
          borderWidth: fc.integer({ min: 0, max: 16 }),
        },
        part,
      )
      .map((given) => ({ type: 'picture.style' as const, ...given })),
    fc.record({ type: type('page.text'), text: fc.constantFrom(...styledPageTexts), change }),
  );
}
