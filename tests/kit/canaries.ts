import { randomBytes } from 'node:crypto';
import type { BlogConfigRequest } from '#contract/blog.ts';
import { plainText, richTextOf } from '#contract/rich-text-words.ts';
import { blogPage } from '#rules/blog-page.ts';
import { tripSegment } from '#rules/trip-address.ts';
import { findBlogRecord } from '#server/blog/blog-record.ts';
import { pageRenderer } from '#server/blog/page-renderer.ts';
import { sharePathOf } from '#server/blog/share-picture.ts';
import { structuredPerson, structuredTrip } from '#server/blog/structured-data.ts';
import { projectCreator } from '#server/directory/directory-entry.ts';
import { itemOf, makeTrip, startBlog } from './blogs.ts';
import type { TestServer } from './server.ts';

/** A word that stands in one field of a blog, and the config that hides it. */
export interface Canary {
  field: string;
  word: string;
  hide: BlogConfigRequest;
}

export interface PlantedBlog {
  id: string;
  username: string;
  owner: Record<string, string>;
  canaries: readonly Canary[];
  /** What no visitor is told whatever the config says: notes, days that nobody may know, and the day on which they are told. */
  never: readonly string[];
  /** The trip whose days nobody may know. */
  secret: string;
  segments: readonly string[];
}

/** Letters alone, so that a code, a name and an address keep it as it is. */
const word = (): string =>
  [...randomBytes(16)].map((byte) => String.fromCharCode('a'.charCodeAt(0) + (byte % 26))).join('');

/** A blog with another word in every field that its owner may hide. */
export async function plantBlog(server: TestServer, username: string): Promise<PlantedBlog> {
  const { database } = server.platform;
  const blog = await startBlog(server, { username, number: 40 });
  const { id } = blog;
  const [instagram, youtube, tiktok, mail, city] = [word(), word(), word(), word(), word()];
  const phone = `+90${[...randomBytes(10)].map((byte) => byte % 10).join('')}`;
  await database
    .updateTable('account')
    .set({ email: `${mail}@mail.example` })
    .where('id', '=', id)
    .execute();
  await database
    .updateTable('creator')
    .set({ instagram, youtube, tiktok, phoneNumber: phone })
    .where('accountId', '=', id)
    .execute();
  await database.deleteFrom('creatorTrait').where('accountId', '=', id).execute();
  const traits = { language: word(), expertise: word(), service: word(), serviceOffer: word() } as const;
  for (const kind of ['language', 'expertise', 'service', 'serviceOffer'] as const)
    await database
      .insertInto('creatorTrait')
      .values({ accountId: id, kind, value: traits[kind], level: 'BEGINNER', position: 0 })
      .execute();
  await database.deleteFrom('creatorLocation').where('accountId', '=', id).execute();
  const location = { accountId: id, cityId: word(), cityName: city, stateName: word(), country: 'TR', position: 0 };
  await database.insertInto('creatorLocation').values(location).execute();
  const shown = makeTrip({
    id: word(),
    accountId: id,
    title: 'Shown',
    description: word(),
    tripType: word(),
    dates: '["2031-03-07","2031-03-09"]',
    cities: JSON.stringify([word()]),
    itinerary: JSON.stringify([
      itemOf({ objectId: word(), name: word(), address: word(), time: '03:33', date: '2031-03-08' }),
    ]),
    dayTexts: JSON.stringify([{ id: word(), dayNumber: 1, text: richTextOf(word()) }]),
    notes: word(),
  });
  const other = makeTrip({
    id: word(),
    accountId: id,
    title: word(),
    description: word(),
    cities: JSON.stringify([word()]),
    coverImage: `https://${word()}.example/cover.jpg`,
    collections: JSON.stringify([{ name: word(), collectionObjects: [word()] }]),
    itinerary: JSON.stringify([itemOf({ objectId: word(), name: word() })]),
    notes: word(),
  });
  const kept = makeTrip({
    id: word(),
    accountId: id,
    title: 'Kept',
    daysFor: 'owner',
    dates: '["2032-04-05"]',
    itinerary: JSON.stringify([itemOf({ objectId: word(), date: '2032-04-06' })]),
  });
  for (const trip of [shown, other, kept]) await database.insertInto('trip').values(trip).execute();
  const asked = { language: 'en', createdAt: 1, answeredAt: 2, state: 'published', tripTitle: other.title } as const;
  const question = {
    id: word(),
    accountId: id,
    tripId: other.id,
    name: word(),
    email: mail,
    message: word(),
    ...asked,
  };
  await database
    .insertInto('question')
    .values({ ...question, answer: word(), replies: JSON.stringify([{ by: 'visitor', text: word(), at: 3 }]) })
    .execute();
  await database.transaction().execute((transaction) => projectCreator({ database: transaction, now: 1 }, id));
  const off = (...ids: string[]) => ({ items: Object.fromEntries(ids.map((each) => [each, false])) });
  const ofTrip = (display: NonNullable<BlogConfigRequest['vayaDisplaySettings']>[string]) => ({
    vayaDisplaySettings: { [shown.id]: display },
  });
  const [item] = JSON.parse(shown.itinerary);
  const [dayText] = JSON.parse(shown.dayTexts);
  const [otherItem] = JSON.parse(other.itinerary);
  const [collection] = JSON.parse(other.collections);
  const without = { tripSettings: { visibleTrips: [shown.id, kept.id], highlightedTrips: [other.id] } };
  const canaries: Canary[] = [
    { field: 'email', word: mail, hide: { showEmail: false } },
    { field: 'email by item', word: mail, hide: { contactsVisibility: off('email') } },
    { field: 'phone', word: phone.slice(1), hide: { showPhoneNumber: false } },
    { field: 'phone by item', word: phone.slice(1), hide: { contactsVisibility: off('phone') } },
    { field: 'location', word: city, hide: { showLocations: false } },
    { field: 'state', word: location.stateName, hide: { locationsVisibility: off(location.cityId) } },
    { field: "location's id", word: location.cityId, hide: { locationsVisibility: off(location.cityId) } },
    { field: 'language', word: traits.language, hide: { showLanguages: false } },
    { field: 'language by item', word: traits.language, hide: { languagesVisibility: off(traits.language) } },
    { field: 'expertise', word: traits.expertise, hide: { showExpertises: false } },
    { field: 'expertise by item', word: traits.expertise, hide: { expertisesVisibility: off(traits.expertise) } },
    { field: 'service', word: traits.service, hide: { showServices: false } },
    { field: 'service by index', word: traits.service, hide: { servicesVisibility: off('0') } },
    { field: 'offer', word: traits.serviceOffer, hide: { showServiceOffers: false } },
    { field: 'offer by item', word: traits.serviceOffer, hide: { serviceOffersVisibility: off(traits.serviceOffer) } },
    ...Object.entries({ instagram, youtube, tiktok }).flatMap(([name, handle]) => [
      { field: name, word: handle, hide: { showSocialMedia: false } },
      { field: `${name} by item`, word: handle, hide: { socialMediaVisibility: off(name) } },
    ]),
    { field: "a trip's description", word: shown.description, hide: ofTrip({ showDescription: false }) },
    { field: "a trip's place", word: JSON.parse(shown.cities)[0], hide: ofTrip({ showLocations: false }) },
    { field: "a trip's type", word: shown.tripType, hide: ofTrip({ showTripType: false }) },
    { field: "a day's words", word: plainText(dayText.text), hide: ofTrip({ showItinerary: false }) },
    { field: "a trip's first day", word: '2031-03-07', hide: ofTrip({ showPeriod: false }) },
    { field: "an item's day", word: '2031-03-08', hide: ofTrip({ showPeriod: false }) },
    ...[item.name, item.objectId, item.address].flatMap((each: string) => [
      { field: 'an item', word: each, hide: ofTrip({ showItinerary: false }) },
      { field: 'an item by item', word: each, hide: ofTrip({ itineraryItemsVisibility: { [item.objectId]: false } }) },
    ]),
    ...Object.entries({
      id: other.id,
      title: other.title,
      description: other.description,
      place: JSON.parse(other.cities)[0],
      cover: other.coverImage?.slice('https://'.length).split('.')[0],
      item: otherItem.name,
      collection: collection.name,
      question: question.message,
    }).flatMap(([name, each]) => [
      { field: `the ${name} of a hidden trip`, word: each, hide: without },
      {
        field: `the ${name} of a trip where all are hidden`,
        word: each,
        hide: { tripSettings: { hideAllTrips: true } },
      },
    ]),
  ];
  return {
    id,
    username,
    owner: blog.owner,
    canaries,
    never: [shown.notes, other.notes, '2032-04-05', '2032-04-06', '2032-04-07'],
    secret: kept.id,
    segments: [shown, other, kept].map(({ id: _id, title }) => tripSegment({ _id, title })),
  };
}

/** Everything that says something of a blog to somebody without a sign-in, and to sponsors beside their directory. */
export const answersOf = ({ id, username, segments }: PlantedBlog): readonly string[] => [
  `/api/blog/${username}`,
  `/api/blog/${username}?lang=tr`,
  `/api/creator/${id}`,
  `/api/creator/${id}/blog-config`,
  `/blog/${username}`,
  `/blog/${username}?lang=tr`,
  ...segments.map((segment) => `/blog/${username}/${segment}`),
  `/blog/${username}/feed.atom`,
  '/sitemaps/1.xml',
];

/** What search engines are told in the head of the pages, and all that the pictures which are shared are drawn from. */
export async function drawnFrom({ platform }: TestServer, { id }: PlantedBlog, today: string) {
  const [record, renderer] = [await findBlogRecord(platform.database, id), await pageRenderer()];
  if (!record || !renderer) throw new Error('There is no such blog, or nothing that writes its page.');
  const page = blogPage(record.creatorIn('en', today), record.config, { audience: 'visitor', today });
  const { publicUrl } = platform.config;
  const each = [null, ...page.trips];
  return {
    structured: each.map((trip) => (trip ? structuredTrip(trip, page, publicUrl) : structuredPerson(page, publicUrl))),
    shared: each.map((trip) => ({
      page: trip?.address ?? page.address,
      card: renderer.shareCard(page, trip?.id ?? null),
      at: sharePathOf(renderer, page, trip),
    })),
  };
}
