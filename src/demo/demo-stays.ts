import type { StayType } from '#contract/booking-choices.ts';
import type { Role } from '#contract/roles.ts';
import type { Move } from '#server/bookings/booking.lifecycle.ts';

/** A move whose days are told from now. */
type DemoMove =
  | Exclude<Move, { type: 'booking.offer' | 'booking.askOtherDates' }>
  | (Omit<Extract<Move, { type: 'booking.offer' }>, 'replyBy'> & { replyBy: number })
  | { type: 'booking.askOtherDates'; checkIn: number; checkOut: number };

export interface DemoStay {
  isInvitation: boolean;
  hotelName: string;
  cityId: string;
  stayType: StayType;
  /** What the creator wishes, or what the sponsor wrote. */
  word: string;
  /** How many days ago it was asked for, in how many it begins, and for how long it is. */
  ago: number;
  from: number;
  nights: number;
  moves: readonly (readonly [Role, DemoMove])[];
  notes: readonly (readonly [Role, string])[];
}

type Hotel = Pick<DemoStay, 'hotelName' | 'cityId'>;

export const demoHotels: readonly [Hotel, ...Hotel[]] = [
  { hotelName: 'House of the Sponge Diver', cityId: '308948' },
  { hotelName: 'Orange Court', cityId: '323777' },
  { hotelName: 'The Ferryman’s Rooms', cityId: '745044' },
  { hotelName: 'Casa da Escada', cityId: '2267057' },
  { hotelName: 'Pension Olive Press', cityId: '322673' },
  { hotelName: 'Cave of the Potter', cityId: '313947' },
];

const review = ['staff', { type: 'booking.review' }] as const;
const offered = (hotelName: string, replyBy: number) =>
  [
    'staff',
    {
      type: 'booking.offer',
      hotelName,
      address: 'Liman Sokak 3',
      terms: 'A double room with breakfast, for two reels within a month of the stay. Cancel a week ahead.',
      replyBy,
    },
  ] as const;
const accepted = ['creator', { type: 'booking.accept' }] as const;
const declined = ['staff', { type: 'booking.decline', reason: 'The house is full in these weeks.' }] as const;

const stay = (given: Partial<DemoStay> & Pick<DemoStay, 'ago' | 'from'>): DemoStay => ({
  isInvitation: false,
  hotelName: 'House of the Sponge Diver',
  cityId: '308948',
  stayType: 'gifted',
  word: '',
  nights: 3,
  moves: [],
  notes: [],
  ...given,
});

/** Those of the owner of the demo's blog: one in every state, and some invitations. */
export const ownerStays: readonly DemoStay[] = [
  stay({ ago: 1, from: 66, nights: 4, cityId: '2267057', hotelName: 'Casa da Escada', word: 'A desk by a window.' }),
  stay({
    ago: 2,
    from: 26,
    moves: [review],
    notes: [
      ['creator', 'We come by boat: is there somewhere to moor?'],
      ['staff', 'We have asked the house and will let you know.'],
    ],
  }),
  stay({
    ago: 3,
    from: 31,
    cityId: '323777',
    hotelName: 'Orange Court',
    stayType: 'discounted',
    moves: [review, offered('Orange Court', 4)],
  }),
  stay({
    ago: 9,
    from: 18,
    cityId: '745044',
    hotelName: 'The Ferryman’s Rooms',
    moves: [review, offered('The Ferryman’s Rooms', 2), accepted],
    notes: [['staff', 'The house looks forward to you.']],
  }),
  stay({
    ago: 60,
    from: -20,
    cityId: '313947',
    hotelName: 'Cave of the Potter',
    moves: [review, offered('Cave of the Potter', -30), accepted],
  }),
  stay({ ago: 30, from: 10, stayType: 'paid', moves: [declined] }),
  stay({ ago: 22, from: 12, moves: [['creator', { type: 'booking.cancel', reason: '' }]] }),
  stay({ ago: 15, from: 20, cityId: '322673', hotelName: 'Pension Olive Press' }),
  stay({
    isInvitation: true,
    ago: 1,
    from: 40,
    hotelName: 'Blue Bay Kaş',
    word: 'We open a new wing in spring and would love to see it through your eyes.',
  }),
  stay({
    isInvitation: true,
    ago: 2,
    from: 50,
    cityId: '323777',
    hotelName: 'Blue Bay Antalya',
    word: 'Three nights, the pool to yourself before eight.',
    moves: [['creator', { type: 'booking.askOtherDates', checkIn: 55, checkOut: 58 }]],
    notes: [['creator', 'I am on the road that week; would the week after do?']],
  }),
  stay({
    isInvitation: true,
    ago: 12,
    from: 75,
    hotelName: 'Blue Bay Kaş',
    word: 'Come for the first swim of the year.',
    moves: [accepted],
  }),
  stay({
    isInvitation: true,
    ago: 25,
    from: 5,
    cityId: '323777',
    hotelName: 'Blue Bay Antalya',
    word: 'A weekend for families.',
    moves: [['creator', { type: 'booking.decline', reason: 'I am travelling alone this season.' }]],
  }),
];

/** What becomes of what others ask for, so that the queue of staff is alive. */
export const waysOfOthers: readonly [DemoStay, ...DemoStay[]] = [
  stay({ ago: 1, from: 21 }),
  stay({ ago: 3, from: 35, stayType: 'paid', word: 'Ground floor, please.' }),
  stay({ ago: 2, from: 28, moves: [review] }),
  stay({ ago: 3, from: 33, moves: [review, offered('Orange Court', 3)] }),
  stay({ ago: 10, from: 15, moves: [review, offered('Orange Court', 2), accepted] }),
  stay({ ago: 50, from: -15, moves: [review, offered('Orange Court', -40), accepted] }),
  stay({ ago: 20, from: 12, moves: [declined] }),
  stay({ ago: 14, from: 25 }),
  stay({ isInvitation: true, ago: 1, from: 45, word: 'Stay with us when the almonds bloom.' }),
  stay({ isInvitation: true, ago: 11, from: 60, word: 'Our cook has heard of you.', moves: [accepted] }),
];
