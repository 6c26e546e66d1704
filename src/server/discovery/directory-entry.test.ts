import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CreatorRecord } from '../creator/creator-profile.ts';
import { entryOf, entryShape } from './directory-entry.ts';

const trip: CreatorRecord['trips'][number] = {
  id: 'trip-1',
  accountId: 'account-1',
  state: 'published',
  title: 'Şile by boat',
  description: 'Two bays and a bakery.',
  tripType: 'GUIDED_TOUR',
  priceCents: 12_550,
  coverImage: 'profile/cover',
  dates: '["2026-06-12","2026-06-13"]',
  cities: '["Şile","İstanbul"]',
  cityIds: '[]',
  daysFor: 'everyone',
  itinerary:
    '[{"objectId":"o","objectType":"venue","name":"Bakery","date":"2026-06-12","time":"09:00","address":null,"dayNumber":1}]',
  notes: 'Bring a hat.',
  likes: 7,
  collections: '[{"name":"Boats","collectionObjects":["o"]}]',
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_001,
  pending: null,
  version: 1,
  dayCount: 2,
  savedAt: 1_700_000_000_001,
};

/** Everything that an entry is made of, with names that fold. */
const known: CreatorRecord = {
  account: {
    id: 'account-1',
    role: 'creator',
    state: 'active',
    name: 'İpek Çığ',
    username: 'ipek',
    usernameFolded: 'ipek',
    email: 'ipek@mail.example',
    emailFolded: 'ipek@mail.example',
    passwordHash: null,
    language: null,
    createdAt: 1_600_000_000_000,
    updatedAt: 1_600_000_000_001,
  },
  creator: {
    phoneNumber: '+905320000000',
    aboutMe: 'I sail.',
    profilePicture: 'profile/1',
    instagram: 'ipek',
    youtube: '',
    tiktok: 'ipek.tok',
    followersCount: 1_234,
  },
  traits: [
    { kind: 'language', value: 'tr', level: 'NATIVE', position: 0 },
    { kind: 'expertise', value: 'diving', level: 'EXPERT', position: 0 },
    { kind: 'service', value: 'photo-shoot', level: null, position: 0 },
    { kind: 'serviceOffer', value: 'press-trip', level: null, position: 0 },
  ],
  locations: [
    { cityId: '308948', cityName: 'Kaş', stateName: 'Antalya', country: 'TR', position: 0 },
    { cityId: '2988507', cityName: 'Paris', stateName: 'Île-de-France', country: 'FR', position: 1 },
  ],
  trips: [
    trip,
    { ...trip, id: 'trip-2', tripType: 'NON_SHOPPABLE', priceCents: null, coverImage: null, dates: '[]' },
    { ...trip, id: 'trip-3', daysFor: 'sponsors' },
  ],
};

const hashOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

describe('an entry of the directory', () => {
  it('has the shape that its number says: if this fails, raise `entryShape` by one and write both down here', () => {
    expect([entryShape, hashOf(entryOf(known))]).toEqual([5, 'bf707b6e59edec61']);
  });
});
