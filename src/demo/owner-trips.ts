import type { Trip } from '#contract/creator.ts';
import type { TripRequest } from '#contract/own-trip.ts';
import type { RichText } from '#contract/rich-text.ts';
import { richTextOf } from '#contract/rich-text-words.ts';
import type { CreatorRecord } from '#server/creators/creator-item.ts';
import { dayMs, utcDay } from '#server/lib/time.ts';
import { findPlace } from '#server/reference/places.ts';
import type { TripRow } from '#server/trips/stored-trip.ts';
import { landscapeKey } from './demo-pictures.ts';
import type { Landscape } from './draw-landscape.ts';
import { bold, bullets, heading, italic, link, paragraph, picture, quote, story } from './story-parts.ts';

export const ownerStory =
  'I go where the road is slow and the sea is near: small boats, old paths, and the baker who opens at five. Everything I write about I paid for myself, and walked twice.';
type Trait = CreatorRecord['traits'][number];
const traits = (kind: Trait['kind'], ...levels: readonly (readonly [value: string, level: string | null])[]): Trait[] =>
  levels.map(([value, level], position) => ({ kind, value, level, position }));

/** What goes with what is ownTrips below: the coast, its paths and its kitchens. */
export const ownerTraits: CreatorRecord['traits'] = [
  ...traits('language', ['tr', 'NATIVE'], ['en', 'ADVANCED'], ['el', 'BEGINNER']),
  ...traits('expertise', ['sailing', 'EXPERT'], ['hiking', 'EXPERT'], ['food-and-wine', 'ADVANCED']),
  ...traits('service', ['blog-post', null], ['photo-shoot', null], ['guided-tour', null]),
  ...traits('serviceOffer', ['barter-stay', null], ['paid-campaign', null]),
];
export const ownerPlaces: readonly string[] = ['308948', '314967', '745044'];

interface OwnTrip {
  title: string;
  description: RichText;
  tripType: 'ITINERARY_SALES' | 'NON_SHOPPABLE' | 'GUIDED_TOUR';
  price: number | null;
  /** Days from today to the first one, and how many there are. */
  from: number;
  length: number;
  /** Places by their GeoNames id, in the order of the journey. */
  places: readonly string[];
  looks: Landscape;
  daysFor?: TripRow['daysFor'];
  /** What is written about its first days. */
  days?: readonly RichText[];
  stops: readonly [day: number, type: Trip['itinerary'][number]['objectType'], name: string, time: string | null][];
}

const pictureKey = (looks: Landscape, trip: number, place: number): string =>
  landscapeKey(looks, 9_500 + 10 * trip + place);

/** What the owner of the demo's blog has to tell: the first one is the one to be proud of. */
const ownTrips: readonly OwnTrip[] = [
  {
    title: 'The Lycian coast, slowly',
    description: story(
      'Eight days from Fethiye to Antalya by small boat, dolmuş and on foot, with a swim before every breakfast. I name each family who put me up, what they charge, and the one bay a day that the excursion boats leave out.',
      heading('How we travel'),
      paragraph(
        'Mornings are on the water, afternoons on the ',
        link('Lycian Way', 'https://en.wikipedia.org/wiki/Lycian_Way'),
        '. Nobody carries more than a day bag: the boat takes the rest to the next harbour, and ',
        bold('we never walk more than nine kilometres'),
        ' in a day.',
      ),
      picture(pictureKey('coast', 0, 1)),
      quote('If you hear an engine, we are in the wrong bay.'),
      heading('What to bring'),
      bullets(
        'Shoes that may get wet, and one dry pair',
        [bold('A jumper'), ' for the way back under sail'],
        'Cash for the villages: the next machine is in Kaş',
      ),
      heading('What it does not include', 2),
      paragraph(
        'Flights, and dinner on the two evenings in Kaş. You will want to choose those ',
        italic('yourself'),
        '.',
      ),
    ),
    tripType: 'GUIDED_TOUR',
    price: 1250,
    from: 24,
    length: 8,
    places: ['314967', '310677', '308948', '295781', '314923', '323777'],
    looks: 'coast',
    days: [
      story(
        paragraph(
          'Ayşe rents two rooms over her brother’s yard. You fall asleep to sanding and wake to tea. ',
          bold('Ask for the one with the fig tree'),
          '; it costs the same, and the harbour cats come with it.',
        ),
      ),
      story(
        paragraph(
          'Go early and in this direction: the pines keep the climb cool, and the lagoon lies open before you when your legs are done. ',
          link('The path', 'https://en.wikipedia.org/wiki/Kayak%C3%B6y'),
          ' starts behind the lower church.',
        ),
      ),
      story('Captain Murat takes six people and no music. Bring a jumper for the way home.'),
      story('They cook what they caught and tell you what they did not. Four tables; I booked in October.'),
    ],
    stops: [
      [1, 'accomodation_checkin', 'A room above the boatyard in Fethiye', '15:00'],
      [2, 'activity', 'Walk to the ghost village and down to the lagoon', '08:30'],
      [3, 'activity', 'Boat to the Blue Cave, back under sail', '09:00'],
      [4, 'venue', 'Dinner with the sponge divers of Kaş', '19:30'],
      [5, 'activity', 'Sunken streets of Kekova by canoe', '10:00'],
      [6, 'activity', 'Rock tombs of Myra before the buses', '07:45'],
      [7, 'venue', 'Orange groves and a late lunch in Finike', '13:00'],
      [8, 'accomodation_checkout', 'Old harbour of Antalya, and home', '11:00'],
    ],
  },
  {
    title: 'Mardin and the stone towns',
    description: story(
      'Seven quiet days between Şanlıurfa and Savur: monasteries at dawn, silver workshops, and a house in Midyat whose owner cooks for eight and talks for twenty.',
      heading('Before you go'),
      bullets(
        [
          link('Göbekli Tepe', 'https://en.wikipedia.org/wiki/G%C3%B6bekli_Tepe'),
          ' opens at eight. Be there at eight.',
        ],
        'Carry a scarf for the monasteries',
        'Ask before you photograph a workshop; then stay for the tea',
      ),
    ),
    tripType: 'ITINERARY_SALES',
    price: 39,
    from: -3,
    length: 7,
    places: ['298333', '304797', '304382', '301431'],
    looks: 'desert',
    stops: [
      [1, 'accomodation_checkin', 'Courtyard house in Şanlıurfa', '14:00'],
      [2, 'activity', 'Göbekli Tepe at opening time', '08:00'],
      [3, 'activity', 'Rooftops of Mardin at dusk', '18:30'],
      [4, 'venue', 'Silver workshop in Midyat', '11:00'],
      [5, 'venue', 'Long table under the walnut trees of Savur', '13:00'],
    ],
  },
  {
    title: 'Tea roads of the Black Sea',
    description: richTextOf(
      'From Rize up to the high pastures and over the border to Batumi, in the weeks when the first leaves are picked. Bring a raincoat; you will not mind.',
    ),
    tripType: 'ITINERARY_SALES',
    price: 29,
    from: -190,
    length: 6,
    places: ['740483', '749841', '745530', '615532'],
    looks: 'mountain',
    stops: [
      [1, 'venue', 'First glass at the tea institute of Rize', '10:00'],
      [2, 'activity', 'Walk from Çamlıhemşin to the upper bridge', '09:00'],
      [3, 'accomodation_checkin', 'Wooden house in the clouds', '16:00'],
      [5, 'activity', 'Coast road to the border, with three stops to swim', '10:30'],
    ],
  },
  {
    title: 'Between Ayvalık and the islands',
    description: richTextOf('Olive oil, two ferries and no plan after four in the afternoon.'),
    tripType: 'NON_SHOPPABLE',
    price: null,
    from: -96,
    length: 4,
    places: ['322673', '321426', '320700'],
    looks: 'coast',
    stops: [
      [1, 'activity', 'Bread, cheese and oil on the market of Ayvalık', '09:30'],
      [2, 'activity', 'Theatre of Pergamon without a queue', '08:30'],
      [3, 'venue', 'Vineyard lunch on Bozcaada', '13:00'],
      [4, 'other', 'Last ferry, with a window open', '17:00'],
    ],
  },
  {
    title: 'Balloons are not the point of Cappadocia',
    description: richTextOf(
      'Valleys on foot, a pottery in Avanos that has been in one family for six hundred years, and where to sit when the sky fills up anyway.',
    ),
    tripType: 'NON_SHOPPABLE',
    price: null,
    from: -310,
    length: 5,
    places: ['313947', '298326', '322965'],
    looks: 'desert',
    stops: [
      [1, 'accomodation_checkin', 'A cave that is warm in winter', '15:00'],
      [2, 'activity', 'Red valley to rose valley', '07:00'],
      [3, 'venue', 'At the wheel in Avanos', '14:00'],
    ],
  },
  {
    title: 'Winter light in Lisbon',
    description: richTextOf(
      'Ten days of work and walks from a kitchen table in Graça. I tell sponsors the days; the city keeps.',
    ),
    tripType: 'NON_SHOPPABLE',
    price: null,
    from: 66,
    length: 10,
    places: ['2267057'],
    looks: 'oldTown',
    daysFor: 'sponsors',
    stops: [
      [1, 'accomodation_checkin', 'Casa do Miradouro in Graça', '16:00'],
      [2, 'activity', 'Tram 28 before anybody is up', '06:40'],
    ],
  },
];

export const ownerTrips = (accountId: string, now: number): TripRow[] =>
  ownTrips.map((trip, index) => {
    const start = now + trip.from * dayMs;
    const createdAt = Math.min(start - 20 * dayMs, now - (index + 1) * dayMs);
    const dates = Array.from({ length: trip.length }, (_, each) => utcDay(start + each * dayMs));
    return {
      id: ownerTripId(accountId, index),
      accountId,
      state: 'published',
      title: trip.title,
      description: JSON.stringify(trip.description),
      tripType: trip.tripType,
      priceCents: trip.price === null ? null : trip.price * 100,
      coverImage: landscapeKey(trip.looks, 9_000 + index),
      coverFocus: null,
      dates: JSON.stringify(dates),
      cities: JSON.stringify(trip.places.map((id) => findPlace(id)?.name ?? '')),
      cityIds: JSON.stringify(trip.places),
      daysFor: trip.daysFor ?? 'everyone',
      itinerary: JSON.stringify(itineraryOf(ownerTripId(accountId, index), trip, dates)),
      pictures: JSON.stringify(picturesOf(trip, index)),
      dayTexts: JSON.stringify(
        (trip.days ?? []).map((text, day) => ({ id: `day-${day + 1}`, dayNumber: day + 1, text })),
      ),
      notes: '',
      followersLine: '',
      likes: 120 + 37 * index,
      collections: '[]',
      createdAt,
      updatedAt: createdAt,
      pending: null,
      version: 1,
      dayCount: trip.length,
      savedAt: createdAt,
    };
  });

/** Three under the story, and one for each of the first two days. */
const picturesOf = ({ looks, places }: OwnTrip, index: number): TripRequest['pictures'] =>
  [null, null, null, 1, 2].map((dayNumber, each) => ({
    key: pictureKey(looks, index, each),
    alt: `Landscape near ${findPlace(places[0] ?? '')?.name}`,
    dayNumber,
  }));

export const ownerTripId = (accountId: string, index: number): string => `${accountId}-${index}`;

const itineraryOf = (tripId: string, { stops }: OwnTrip, dates: readonly string[]): Trip['itinerary'] =>
  stops.map(([dayNumber, objectType, name, time], index) => ({
    objectId: `${tripId}-${index}`,
    objectType,
    name,
    date: dates[dayNumber - 1] ?? null,
    time,
    address: null,
    dayNumber,
  }));
