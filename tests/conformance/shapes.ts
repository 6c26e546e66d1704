/** Answers in the shapes of the specification's sections 3 and 7, and nothing more: written from its words, not from our schemas. */

export const plainTrip = { _id: 'plain', title: '', tripType: 'NON_SHOPPABLE', dates: [] };

export const trips = {
  past: {
    _id: 'past',
    title: 'Cappadocia at dawn',
    description: 'Balloons over the valleys. '.repeat(12),
    tripType: 'ITINERARY_SALES',
    price: 1250,
    dates: ['2024-05-01', '2024-05-04'],
    coverImage: { url: 'trips/past/cover.jpg', isFromAnotherResource: false },
    locations: [{ cityName: 'Göreme' }],
    itinerary: [
      {
        objectId: 'balloon',
        objectType: 'activity',
        name: 'Balloon flight',
        date: '2024-05-01',
        time: '05:30',
        address: 'Göreme square',
        dayNumber: 1,
      },
      { objectId: 'hotel', objectType: 'accomodation_checkin', name: 'Cave hotel', dayNumber: 1 },
    ],
    notes: '',
    likes: 12,
    createdAt: '2024-04-01T10:00:00.000Z',
    collections: [{ name: 'Spring', collectionObjects: [] }],
  },
  coming: {
    _id: 'coming',
    title: 'Van in the snow',
    description: '',
    tripType: 'GUIDED_TOUR',
    price: 0,
    dates: ['2099-01-10T00:00:00.000Z', '2099-01-12T00:00:00.000Z'],
    locations: [{ cityName: 'Van' }],
    itinerary: [],
  },
};

const named = (_id: string, name: string) => ({ _id, name });
const sailing = named('e-1', 'Sailing');
const turkish = named('l-1', 'Turkish');

/** Lists as a server may answer them: under `data`, or bare. */
export const referenceData = {
  '/reference-data/languages': { data: [turkish, named('l-2', 'English')] },
  '/reference-data/expertises': [sailing, named('e-2', 'Food')],
  '/reference-data/service-offers': { data: [named('o-1', 'Press Trip'), named('o-2', 'Day Pass')] },
  '/reference-data/services': [named('s-1', 'Photo Shoot'), named('s-2', 'Story')],
};

const kas = { _id: 'c-1', cityName: 'Kaş', stateName: 'Antalya' };
export const cities = [
  kas,
  { _id: 'c-2', cityName: 'İstanbul', stateName: 'İstanbul' },
  { _id: 'c-3', cityName: 'Göreme' },
  { _id: 'c-4' },
];

/** Every form that the specification allows, spread over three creators. */
export const creators = [
  {
    _id: 'ada',
    fullName: 'Ada Ay',
    userId: { _id: 'u-ada', followersCount: 5200 },
    profilePicture: 'creators/ada/portrait.jpg',
    email: 'ada@mail.example',
    phoneNumber: '+905320000001',
    aboutMe: 'I sail along the Lycian coast and write about it.',
    locations: [{ id: 'c-1', cityName: 'Kaş', stateName: 'Antalya' }],
    services: [{ name: 'Photo Shoot' }],
    expertises: [{ expertise: sailing, level: 'beginner' }],
    languages: [{ language: turkish, proficiency: 'NATIVE' }],
    serviceOffers: ['Press Trip'],
    socialMediaAccounts: { instagram: 'ada', youtube: 'ada' },
  },
  {
    _id: 'deniz',
    fullName: 'Deniz Yıldız',
    userId: 'u-deniz',
    followersCount: 900,
    locations: [{ id: 'c-2', cityName: 'İstanbul' }],
    services: ['PHOTO_SHOOT', 'STORY'],
    expertises: [],
    languages: [{ language: turkish, proficiency: 'ADVANCED' }],
    serviceOffers: [named('o-2', 'Day Pass')],
  },
  { _id: 'ece', fullName: 'Ece Su', followersCount: 0, locations: [{ id: 'c-4', stateName: 'Muğla' }] },
];

export const publishedVayas: Readonly<Record<string, object[]>> = {
  ada: [trips.past, trips.coming],
  deniz: [plainTrip],
  ece: [],
};

export const booking = { _id: 'b-1', notes: [{ content: 'Is there a desk in the room?' }] };
