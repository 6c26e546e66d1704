import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Booking } from '#contract/hotel-booking.ts';
import type { CityItem } from '#contract/reference-data.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { citySearchMachine } from '../city-search/city-search.machine.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import { referenceListsMachine } from '../reference-lists/reference-lists.machine.ts';
import type { RefusedFields } from '../refused-fields.ts';
import { blankDraft, draftProblems, filledIn, type StayBeginning, type StayDraft, wordsField } from './stay-draft.ts';

/** Days on which a creator is somewhere, as far as whoever invites may know them. */
export interface OfferedDays {
  id: string;
  cityId: string | null;
  cityName: string;
  from: string;
  to: string;
}

/** An own trip that a stay may be for. */
export interface TripChoice {
  _id: string;
  title: string;
}

/** What is known before anything is typed. */
export interface Known {
  /** What it is about: a trip, or whoever is invited. */
  about: string;
  draft: Partial<StayDraft>;
  days: OfferedDays[];
  trips: TripChoice[];
}

export type BeginAnswer = { kind: 'known'; known: Known } | { kind: 'missing' };
export type SubmitAnswer = { kind: 'submitted'; booking: Booking } | RefusedFields;

export interface SubmitInput {
  beginning: StayBeginning;
  draft: StayDraft;
}

const stayForm = setup({
  types: {} as {
    input: { beginning: StayBeginning; timeZone: string; kept: StayDraft | null; at: number };
    context: {
      beginning: StayBeginning;
      draft: StayDraft;
      /** Whether it was typed before: what is known changes nothing of it. */
      wasKept: boolean;
      about: string;
      days: OfferedDays[];
      trips: TripChoice[];
      /** What the chosen trip has filled in. */
      filled: Partial<StayDraft>;
      left: Readonly<Record<string, true>>;
      /** How often everything was asked for, and when it was looked at last. */
      asks: number;
      at: number;
      message: string | null;
      refusedFields: RefusedFields['fields'];
      booking: Booking | null;
    };
    events:
      | { type: 'field.change'; change: Partial<StayDraft> }
      | { type: 'field.leave'; field: string; at: number }
      | { type: 'city.type'; text: string }
      | { type: 'city.choose'; city: CityItem }
      | { type: 'days.choose'; days: OfferedDays }
      | { type: 'trip.choose'; tripId: string | null }
      | { type: 'form.submit'; at: number }
      | { type: 'form.begin' }
      | { type: 'banner.dismiss' }
      | { type: 'call.retry' };
    children: { city: 'city'; lists: 'lists' };
  },
  actors: {
    city: citySearchMachine,
    lists: referenceListsMachine,
    fetchBeginning: fromPromise<BeginAnswer, { beginning: StayBeginning }>(notProvided('fetchBeginning')),
    submitStay: fromPromise<SubmitAnswer, SubmitInput>(notProvided('submitStay')),
  },
  actions: {
    rememberBeginning: assign(({ context }, { known }: OfKind<BeginAnswer, 'known'>) => ({
      draft: context.wasKept ? context.draft : filledIn(context.draft, known.draft),
      filled: isAgain(context.beginning) ? {} : known.draft,
      about: known.about,
      days: known.days,
      trips: known.trips,
    })),
    chooseTrip: assign(({ context }, tripId: string | null) => ({ draft: { ...context.draft, tripId } })),
    forgetTrip: assign(({ context }) => ({ draft: { ...context.draft, tripId: null } })),
    fillIn: assign(({ context }, { known }: OfKind<BeginAnswer, 'known'>) => ({
      draft: filledIn(context.draft, known.draft, context.filled),
      filled: known.draft,
    })),
    changeDraft: assign(({ context }, change: Partial<StayDraft>) => ({
      draft: { ...context.draft, ...change },
      refusedFields: without(context.refusedFields, fieldsIn(change, context.beginning)),
    })),
    keepDraft: (_, _draft: StayDraft) => effectNotProvided('keepDraft'),
    dropDraft: () => effectNotProvided('dropDraft'),
    leaveField: assign(({ context }, { field, at }: { field: string; at: number }) => ({
      left: { ...context.left, [field]: true as const },
      at,
    })),
    askForAll: assign(({ context }, at: number) => ({ asks: context.asks + 1, at })),
    findCities: sendTo('city', (_, text: string) => ({ type: 'text.change', text })),
    closeSearch: sendTo('city', { type: 'search.close' }),
    rememberBooking: assign((_, { booking }: OfKind<SubmitAnswer, 'submitted'>) => ({ booking })),
    showBooking: (_, _submitted: OfKind<SubmitAnswer, 'submitted'>) => effectNotProvided('showBooking'),
    rememberRefusal: assign((_, { message, fields }: RefusedFields) => ({ message, refusedFields: fields })),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null, refusedFields: {} }),
  },
  guards: {
    isTrip: (_, tripId: string | null) => tripId !== null,
    isRequest: ({ context: { beginning } }) => beginning.kind === 'request',
    isWhole: ({ context: { beginning, draft } }, at: number) =>
      Object.keys(draftProblems(draft, beginning.kind, at)).length === 0,
  },
});
const call = callOf(stayForm);

/** A stay that is asked for again keeps what it was, whichever trip it is for. */
const isAgain = (beginning: StayBeginning): boolean => beginning.kind === 'request' && beginning.replaces !== null;

const without = (fields: RefusedFields['fields'], names: readonly string[]): RefusedFields['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !names.includes(field)));

/** The words have another name for the server. */
const fieldsIn = (change: Partial<StayDraft>, { kind }: StayBeginning): string[] =>
  Object.keys(change).map((field) => (field === 'words' ? wordsField(kind) : field));

/** As it is by now. */
const keepDraft = {
  type: 'keepDraft',
  params: ({ context }: { context: { draft: StayDraft } }) => context.draft,
} as const;

const chooseTrip = {
  type: 'chooseTrip',
  params: ({ event }: { event: { tripId: string | null } }) => event.tripId,
} as const;

/** Asking for a stay, or inviting somebody to one: filled in as far as it is known, then sent once it is whole. */
export const stayFormMachine = stayForm.createMachine({
  id: 'stayForm',
  context: ({ input: { beginning, timeZone, kept, at } }) => ({
    beginning,
    draft: kept ?? blankDraft(timeZone),
    wasKept: kept !== null,
    about: '',
    days: [],
    trips: [],
    filled: {},
    left: {},
    asks: 0,
    at,
    message: null,
    refusedFields: {},
    booking: null,
  }),
  invoke: [
    { id: 'city', src: 'city', input: { least: 2 } },
    { id: 'lists', src: 'lists' },
  ],
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetMessage',
      invoke: call('fetchBeginning', {
        input: ({ context: { beginning } }) => ({ beginning }),
        known: { target: 'editing', actions: 'rememberBeginning' },
        missing: 'missing',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    /** Nobody can be asked, or nothing is known of what it was about. */
    missing: { on: { 'form.begin': { guard: 'isRequest', target: 'editing' } } },
    failed: { on: { 'call.retry': 'loading' } },
    editing: {
      on: {
        'field.change': { actions: [{ type: 'changeDraft', params: ({ event }) => event.change }, keepDraft] },
        'field.leave': { actions: { type: 'leaveField', params: ({ event: { field, at } }) => ({ field, at }) } },
        'city.type': {
          actions: [
            { type: 'changeDraft', params: ({ event }) => ({ cityName: event.text, cityId: null }) },
            keepDraft,
            { type: 'findCities', params: ({ event }) => event.text },
          ],
        },
        'city.choose': {
          actions: [
            {
              type: 'changeDraft',
              params: ({ event: { city } }) => ({ cityName: city.cityName, cityId: city._id }),
            },
            keepDraft,
            'closeSearch',
          ],
        },
        'days.choose': {
          actions: [
            {
              type: 'changeDraft',
              params: ({ event: { days } }) => ({
                cityName: days.cityName,
                cityId: days.cityId,
                checkIn: days.from,
                checkOut: days.to,
              }),
            },
            keepDraft,
            'closeSearch',
          ],
        },
        'trip.choose': [
          {
            guard: { type: 'isTrip', params: ({ event }) => event.tripId },
            target: '.filling',
            actions: [chooseTrip, keepDraft],
          },
          { target: '.calm', actions: [chooseTrip, keepDraft] },
        ],
        'form.submit': [
          { guard: { type: 'isWhole', params: ({ event }) => event.at }, target: 'submitting' },
          { actions: { type: 'askForAll', params: ({ event }) => event.at } },
        ],
      },
      initial: 'calm',
      states: {
        calm: {},
        /** Whatever cannot be known of the trip now is taken from it by the server. */
        filling: {
          invoke: call('fetchBeginning', {
            input: ({ context: { draft } }) => ({
              beginning: { kind: 'request', tripId: draft.tripId, replaces: null },
            }),
            known: { target: 'filled', actions: 'fillIn' },
            missing: { target: 'filled', actions: 'forgetTrip' },
            failed: 'calm',
          }),
        },
        filled: { always: { target: 'calm', actions: keepDraft } },
        refused: { on: { 'banner.dismiss': { target: 'calm', actions: 'forgetMessage' } } },
      },
    },
    submitting: {
      entry: 'forgetMessage',
      invoke: call('submitStay', {
        input: ({ context: { beginning, draft } }) => ({ beginning, draft }),
        submitted: { target: 'submitted', actions: ['rememberBooking', 'dropDraft', 'showBooking'] },
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    submitted: { type: 'final' },
  },
});

export type StayFormActor = ActorRefFrom<typeof stayFormMachine>;
export type StayFormSnapshot = SnapshotFrom<typeof stayFormMachine>;
