import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { maxHotels } from '#contract/booking-choices.ts';
import type { HotelRequest, OwnHotel } from '#contract/hotel-booking.ts';
import { fold } from '#rules/fold.ts';
import { callOf, type Failure, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

export type HotelMove =
  | { kind: 'keep'; hotel: HotelRequest }
  | { kind: 'rename'; id: string; hotelName: string }
  | { kind: 'remove'; id: string };

export type HotelsAnswer = { kind: 'hotels'; hotels: OwnHotel[] } | Refused;

interface Context {
  hotels: OwnHotel[];
  /** Removed while the hotels are shown: they keep their places, with Undo. */
  removed: OwnHotel[];
  renamed: string | null;
  name: string;
  move: HotelMove | null;
  /** Why a change was rejected or failed; empty if the failure has no text. */
  message: string | null;
}

const ownHotels = setup({
  types: {} as {
    context: Context;
    events:
      | { type: 'hotel.keep'; hotel: HotelRequest }
      | { type: 'hotels.open' }
      | { type: 'hotel.rename'; id: string }
      | { type: 'name.type'; name: string }
      | { type: 'name.confirm' }
      | { type: 'hotel.remove'; id: string }
      | { type: 'removal.undo'; id: string }
      | { type: 'change.leave' }
      | { type: 'banner.dismiss' }
      | { type: 'call.retry' };
  },
  actors: {
    fetchHotels: fromPromise<OwnHotel[]>(notProvided('fetchHotels')),
    moveHotel: fromPromise<HotelsAnswer, HotelMove>(notProvided('moveHotel')),
  },
  actions: {
    rememberHotels: assign((_, hotels: OwnHotel[]) => ({ hotels })),
    rememberMove: assign((_, move: HotelMove) => ({ move })),
    renameHotel: assign(({ context: { renamed, name } }) => ({
      move: { kind: 'rename' as const, id: renamed ?? '', hotelName: name },
    })),
    restoreHotel: assign(({ context: { removed, move } }, id: string) => ({ move: restored(removed, id) ?? move })),
    rememberAnswer: assign(({ context }, { hotels }: OfKind<HotelsAnswer, 'hotels'>) => ({
      hotels,
      removed: removedNow(context, hotels),
    })),
    startRenaming: assign(({ context: { hotels } }, id: string) => ({
      renamed: id,
      name: hotels.find(({ _id }) => _id === id)?.hotelName ?? '',
    })),
    rememberName: assign((_, name: string) => ({ name })),
    stopRenaming: assign({ renamed: null }),
    forgetRemoved: assign({ removed: [] }),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign((now, failed: Failure) => ({ message: failureMessage(now, failed).message ?? '' })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isNew: ({ context: { hotels } }, hotel: HotelRequest) => isKeepable(hotels, hotel),
    hasHotels: ({ context }) => context.hotels.length > 0,
    isKept: ({ context: { hotels } }, id: string) => hotels.some(({ _id }) => _id === id),
    isRemoved: ({ context: { removed } }, id: string) => removed.some(({ _id }) => _id === id),
    isRenaming: ({ context }) => context.renamed !== null,
    isRenamed: ({ context: { name, renamed, hotels } }) =>
      hotels.some(({ _id, hotelName }) => _id === renamed && !['', hotelName].includes(name.trim())),
  },
});
const call = callOf(ownHotels);

/** The hotel of this name; the server compares names in the same way. */
export const namedLike = (hotels: readonly OwnHotel[], { hotelName }: Pick<HotelRequest, 'hotelName'>) =>
  hotels.find((each) => fold(each.hotelName) === fold(hotelName));

/** Whether the hotel has a name and a city, is not kept as it is, and has room. */
function isKeepable(hotels: readonly OwnHotel[], hotel: HotelRequest): boolean {
  if (hotel.hotelName.trim() === '' || hotel.cityName.trim() === '') return false;
  const known = namedLike(hotels, hotel);
  if (known === undefined) return hotels.length < maxHotels;
  return known.cityId !== hotel.cityId || known.cityName !== hotel.cityName.trim();
}

function restored(removed: readonly OwnHotel[], id: string): HotelMove | undefined {
  const hotel = removed.find(({ _id }) => _id === id);
  if (!hotel) return undefined;
  const { _id, ...request } = hotel;
  return { kind: 'keep', hotel: request };
}

/** A hotel that was removed and is kept again has another id. */
function removedNow({ hotels: before, removed, move }: Context, hotels: readonly OwnHotel[]): OwnHotel[] {
  const gone = before.filter(({ _id }) => move?.kind === 'remove' && move.id === _id);
  return [...removed, ...gone].filter((each) => namedLike(hotels, each) === undefined);
}

const rememberMove = {
  keep: { type: 'rememberMove', params: ({ event }: { event: { hotel: HotelRequest } }) => keepOf(event.hotel) },
  remove: {
    type: 'rememberMove',
    params: ({ event: { id } }: { event: { id: string } }) => ({ kind: 'remove' as const, id }),
  },
} as const;

const keepOf = (hotel: HotelRequest): HotelMove => ({ kind: 'keep', hotel });
const moved = ({ context: { move } }: { context: Context }): HotelMove => move ?? { kind: 'remove', id: '' };

const confirmName = { guard: 'isRenamed', target: '#ownHotels.changing', actions: 'renameHotel' } as const;

/** The hotels that a sponsor keeps, next to the form that fills in one of them. */
export const ownHotelsMachine = ownHotels.createMachine({
  id: 'ownHotels',
  context: { hotels: [], removed: [], renamed: null, name: '', move: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchHotels', {
        done: { target: 'ready', actions: 'rememberHotels' },
        failed: { target: 'failed' },
      }),
    },
    failed: { on: { 'call.retry': 'loading' } },
    ready: {
      on: {
        'hotel.keep': {
          guard: { type: 'isNew', params: ({ event }) => event.hotel },
          target: 'keeping',
          actions: rememberMove.keep,
        },
        'hotels.open': { guard: 'hasHotels', target: 'managing' },
      },
      initial: 'calm',
      states: {
        calm: {},
        refused: { on: { 'banner.dismiss': 'calm' }, exit: 'forgetMessage' },
      },
    },
    keeping: {
      invoke: call('moveHotel', {
        input: moved,
        hotels: { target: 'ready', actions: 'rememberAnswer' },
        refused: { target: 'ready.refused', actions: 'rememberRefusal' },
        failed: { target: 'ready.refused', actions: 'rememberFailure' },
      }),
    },
    managing: {
      on: {
        'hotel.rename': {
          guard: { type: 'isKept', params: ({ event }) => event.id },
          target: '.naming',
          actions: { type: 'startRenaming', params: ({ event }) => event.id },
        },
        'hotel.remove': {
          guard: { type: 'isKept', params: ({ event }) => event.id },
          target: 'changing',
          actions: rememberMove.remove,
        },
        'removal.undo': {
          guard: { type: 'isRemoved', params: ({ event }) => event.id },
          target: 'changing',
          actions: { type: 'restoreHotel', params: ({ event }) => event.id },
        },
        'change.leave': { target: 'ready', actions: 'forgetRemoved' },
      },
      initial: 'calm',
      states: {
        calm: { entry: 'stopRenaming' },
        naming: {
          on: {
            'name.type': { actions: { type: 'rememberName', params: ({ event }) => event.name } },
            'name.confirm': confirmName,
            'change.leave': 'calm',
          },
        },
        /** A refused name stays in its field. */
        refused: {
          on: {
            'name.type': {
              guard: 'isRenaming',
              target: 'naming',
              actions: { type: 'rememberName', params: ({ event }) => event.name },
            },
            'name.confirm': confirmName,
            'change.leave': { guard: 'isRenaming', target: 'calm' },
            'banner.dismiss': 'calm',
          },
          exit: 'forgetMessage',
        },
      },
    },
    changing: {
      invoke: call('moveHotel', {
        input: moved,
        hotels: { target: 'managing', actions: 'rememberAnswer' },
        refused: { target: 'managing.refused', actions: 'rememberRefusal' },
        failed: { target: 'managing.refused', actions: 'rememberFailure' },
      }),
    },
  },
});

export type OwnHotelsActor = ActorRefFrom<typeof ownHotelsMachine>;
export type OwnHotelsSnapshot = SnapshotFrom<typeof ownHotelsMachine>;
