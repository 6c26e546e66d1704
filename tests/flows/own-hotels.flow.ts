import { type OwnHotelsSnapshot, ownHotelsMachine } from '#machines/own-hotels/own-hotels.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';
import { bayHouse } from './stay-form.flow.ts';

export const hillHouse = { _id: 'hotel-1', ...bayHouse, hotelName: 'Hill House' };
export const kept = { _id: 'hotel-2', ...bayHouse };
export const full = { kind: 'refused', message: 'You can keep up to 50 hotels. Please remove one first.' } as const;

type Page = OwnHotelsSnapshot['context'];

export const flow = {
  model: modelOf({
    title: 'Own hotels',
    machine: ownHotelsMachine,
    input: undefined,
    events: {
      'hotel.keep': [{ hotel: bayHouse }],
      'hotel.rename': [{ id: 'hotel-1' }],
      'name.type': [{ name: 'Cliff House' }, { name: ' ' }],
      'hotel.remove': [{ id: 'hotel-1' }],
      'removal.undo': [{ id: 'hotel-1' }],
    },
    answers: {
      fetchHotels: [[hillHouse], []],
      moveHotel: [{ kind: 'hotels', hotels: [hillHouse] }, { kind: 'hotels', hotels: [] }, full],
    },
    vertex: ({ hotels, removed, renamed, name, move }) => [
      hotels.length,
      removed.length,
      renamed,
      name === 'Cliff House',
      move?.kind,
    ],
    isConsistent: (page, _, { moveHotel }) =>
      !(page.matches('keeping') || page.matches('changing')) || isSameJson(moveHotel, page.context.move),
  }),
  guide: {
    role: 'A sponsor',
    address: '/invitations/new',
    start: 'Sign in at `/discovery` as the demo sponsor and invite a creator. Fill in the city and the hotel.',
    answers: {
      fetchHotels: { done: 'open the form of an invitation' },
      moveHotel: { hotels: 'keep, rename or remove a hotel', refused: 'rename a hotel to the name of another' },
    },
    conditions: {
      isNew: 'the hotel is filled in and not kept yet',
      hasHotels: 'a hotel is kept',
      isKept: 'the hotel is kept',
      isRemoved: 'the hotel was removed',
      isRenaming: 'a hotel is being renamed',
      isRenamed: 'the name is another one',
    },
  },
  words: {
    'hotel.keep': 'Press Keep this hotel',
    'hotels.open': 'Press Edit list',
    'hotel.rename': 'Press Rename',
    'name.type': ({ name }) => (name.trim() === '' ? 'Empty the name' : `Type the name ${name}`),
    'name.confirm': 'Press Save name',
    'hotel.remove': 'Press Remove',
    'removal.undo': 'Press Undo',
    'change.leave': 'Press Done or Cancel',
  },
  shown: {
    texts: {
      loading: [],
      failed: ['We couldn’t load your hotels.'],
      'ready.calm': [],
      'ready.refused': [],
      keeping: ['Saving...'],
      'managing.calm': [],
      'managing.naming': [],
      'managing.refused': [],
      changing: [],
    },
    where: {
      'Your hotels': ({ hotels }: Page, snapshot) =>
        hotels.length > 0 || snapshot.matches('managing') || snapshot.matches('changing'),
      Removed: ({ removed }: Page) => removed.length > 0,
      'New name': ({ hotels, renamed }: Page) => renamed !== null && hotels.length > 0,
    },
  },
  gestures: {
    'hotel.keep': ({ press }) => press('Keep this hotel'),
    'hotels.open': ({ press }) => press('Edit list'),
    'hotel.rename': ({ press }) => press('Rename Hill House'),
    'name.type': ({ refill }, { name }) => refill('New name', name),
    'name.confirm': ({ press }) => press('Save name'),
    'hotel.remove': ({ press }) => press('Remove Hill House'),
    'removal.undo': ({ press }) => press('Undo: Hill House'),
    'change.leave': ({ press }) => press('Done'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'call.retry': ({ press }) => press('Try again'),
  },
} satisfies Flow;
