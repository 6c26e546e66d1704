import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Booking, HotelRequest } from '#contract/hotel-booking.ts';
import type { CityItem } from '#contract/reference-data.ts';
import { isFlawless } from '#rules/problems.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { citySearchMachine } from '../city-search/city-search.machine.ts';
import {
  type FormState,
  noErrors,
  rejectSubmit,
  rememberErrors,
  touch,
  untouched,
  withoutErrors,
} from '../form-state.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import { referenceListsMachine } from '../reference-lists/reference-lists.machine.ts';
import type { RefusedFields } from '../refused-fields.ts';
import { report } from '../report.ts';
import {
  blankDraft,
  draftProblems,
  filledIn,
  firstDeliverable,
  maxDeliverables,
  placeOf,
  remarksField,
  type StayDraft,
  type StaySource,
} from './stay-draft.ts';

export interface OfferedDays {
  id: string;
  cityId: string | null;
  cityName: string;
  from: string;
  to: string;
}

export interface TripChoice {
  _id: string;
  title: string;
}

/** An open or confirmed stay of the creator. */
export interface OwnStay {
  _id: string;
  cityName: string;
  checkIn: string;
  checkOut: string;
}

export interface StayPrefill {
  /** The title of the trip, the reference of the earlier stay, or the name of the invited creator. */
  about: string;
  draft: Partial<StayDraft>;
  days: OfferedDays[];
  trips: TripChoice[];
  stays: OwnStay[];
}

export type PrefillAnswer = { kind: 'found'; prefill: StayPrefill } | { kind: 'missing' };
export type SubmitAnswer = { kind: 'submitted'; booking: Booking } | RefusedFields;

export interface StayFormInput {
  source: StaySource;
  timeZone: string;
  savedDraft: StayDraft | null;
  at: number;
}

export const blankForm: StayFormInput = {
  source: { kind: 'request', tripId: null, replaces: null },
  timeZone: 'UTC',
  savedDraft: null,
  at: 0,
};

export type StayFormReport = { type: 'stay.submitted'; booking: Booking };
/** The page of a group sends the form. */
export type GroupReport = { type: 'stay.completed'; draft: StayDraft; at: number };

export interface SubmitInput {
  source: StaySource;
  draft: StayDraft;
}

const stayForm = setup({
  types: {} as {
    input: StayFormInput;
    context: FormState & {
      source: StaySource;
      draft: StayDraft;
      /** A restored draft is not prefilled. */
      isRestored: boolean;
      about: string;
      days: OfferedDays[];
      trips: TripChoice[];
      stays: OwnStay[];
      filled: Partial<StayDraft>;
      /** Of the device, for a city that is not on the list. */
      timeZone: string;
      at: number;
      message: string | null;
    };
    events:
      | { type: 'field.change'; change: Partial<StayDraft> }
      | { type: 'deliverable.add' }
      | { type: 'deliverable.remove'; index: number }
      | { type: 'field.blur'; field: string; at: number }
      | { type: 'city.type'; text: string }
      | { type: 'city.choose'; city: CityItem }
      | { type: 'days.choose'; days: OfferedDays }
      | { type: 'hotel.choose'; hotel: HotelRequest }
      | { type: 'trip.choose'; tripId: string | null }
      | { type: 'form.submit'; at: number }
      | { type: 'form.start' }
      | { type: 'banner.dismiss' }
      | { type: 'call.retry' };
    children: { city: 'city'; lists: 'lists' };
  },
  actors: {
    city: citySearchMachine,
    lists: referenceListsMachine,
    fetchPrefill: fromPromise<PrefillAnswer, { source: StaySource }>(notProvided('fetchPrefill')),
    submitStay: fromPromise<SubmitAnswer, SubmitInput>(notProvided('submitStay')),
  },
  actions: {
    applyPrefill: assign(({ context }, { prefill }: OfKind<PrefillAnswer, 'found'>) => ({
      draft: context.isRestored
        ? context.draft
        : filledIn(context.draft, prefill.draft, { timeZone: context.timeZone }),
      filled: isRepeat(context.source) ? {} : prefill.draft,
      about: prefill.about,
      days: prefill.days,
      trips: prefill.trips,
      stays: prefill.stays,
    })),
    chooseTrip: assign(({ context }, tripId: string | null) => ({ draft: { ...context.draft, tripId } })),
    clearTrip: assign(({ context }) => ({
      draft: { ...filledIn(context.draft, {}, context), tripId: null },
      filled: {},
    })),
    forgetTrip: assign(({ context }) => ({ draft: { ...context.draft, tripId: null } })),
    fillIn: assign(({ context }, { prefill }: OfKind<PrefillAnswer, 'found'>) => ({
      draft: filledIn(context.draft, prefill.draft, context),
      filled: prefill.draft,
    })),
    changeDraft: assign(({ context }, change: Partial<StayDraft>) => withChange(context, change)),
    addDeliverable: assign(({ context }) =>
      withChange(context, { deliverables: [...context.draft.deliverables, firstDeliverable] }),
    ),
    removeDeliverable: assign(({ context }, index: number) =>
      withChange(context, { deliverables: context.draft.deliverables.toSpliced(index, 1) }),
    ),
    saveDraft: (_, _draft: StayDraft) => effectNotProvided('saveDraft'),
    deleteDraft: () => effectNotProvided('deleteDraft'),
    touchField: assign(({ context }, { field, at }: { field: string; at: number }) => ({
      ...touch(context, field),
      at,
    })),
    rejectSubmit: assign(({ context }, at: number) => ({ ...rejectSubmit(context), at })),
    findCities: sendTo('city', (_, text: string) => ({ type: 'text.change', text })),
    closeSearch: sendTo('city', { type: 'search.close' }),
    report: report<StayFormReport | GroupReport>(),
    rememberErrors: assign(rememberErrors),
    rememberFailure: assign(failureMessage),
    forgetErrors: assign(noErrors),
  },
  guards: {
    hasRoom: ({ context }) => context.draft.deliverables.length < maxDeliverables,
    hasDeliverable: ({ context }, index: number) => context.draft.deliverables[index] !== undefined,
    isTrip: (_, tripId: string | null) => tripId !== null,
    isRequest: ({ context: { source } }) => source.kind === 'request',
    isComplete: ({ context }, at: number) => isComplete(context, at),
    isCompleteForGroup: ({ context }, at: number) => context.source.kind === 'group' && isComplete(context, at),
  },
});
const call = callOf(stayForm);

const isComplete = ({ source, draft }: { source: StaySource; draft: StayDraft }, at: number): boolean =>
  isFlawless(draftProblems(draft, source.kind, at));

/** A repeated stay keeps its own fields when another trip is chosen. */
const isRepeat = (source: StaySource): boolean => source.kind === 'request' && source.replaces !== null;

const fieldsIn = (change: Partial<StayDraft>, { kind }: StaySource): string[] =>
  Object.keys(change).map((field) => (field === 'remarks' ? remarksField(kind) : field));

const withChange = (
  { draft, source, ...form }: FormState & { draft: StayDraft; source: StaySource },
  change: Partial<StayDraft>,
) => ({ draft: { ...draft, ...change }, ...withoutErrors(form, ...fieldsIn(change, source)) });

const saveDraft = {
  type: 'saveDraft',
  params: ({ context }: { context: { draft: StayDraft } }) => context.draft,
} as const;

const chooseTrip = {
  type: 'chooseTrip',
  params: ({ event }: { event: { tripId: string | null } }) => event.tripId,
} as const;

export const stayFormMachine = stayForm.createMachine({
  id: 'stayForm',
  context: ({ input: { source, timeZone, savedDraft, at } }) => ({
    ...untouched(),
    source,
    draft: savedDraft ?? blankDraft(timeZone),
    isRestored: savedDraft !== null,
    about: '',
    days: [],
    trips: [],
    stays: [],
    filled: {},
    timeZone,
    at,
    message: null,
  }),
  invoke: [
    { id: 'city', src: 'city', input: { minLetters: 2 } },
    { id: 'lists', src: 'lists' },
  ],
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetErrors',
      invoke: call('fetchPrefill', {
        input: ({ context: { source } }) => ({ source }),
        found: { target: 'editing', actions: 'applyPrefill' },
        missing: 'missing',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    missing: { on: { 'form.start': { guard: 'isRequest', target: 'editing' } } },
    failed: { on: { 'call.retry': 'loading' } },
    editing: {
      on: {
        'field.change': { actions: [{ type: 'changeDraft', params: ({ event }) => event.change }, saveDraft] },
        'deliverable.add': { guard: 'hasRoom', actions: ['addDeliverable', saveDraft] },
        'deliverable.remove': {
          guard: { type: 'hasDeliverable', params: ({ event }) => event.index },
          actions: [{ type: 'removeDeliverable', params: ({ event }) => event.index }, saveDraft],
        },
        'field.blur': { actions: { type: 'touchField', params: ({ event: { field, at } }) => ({ field, at }) } },
        'city.type': {
          actions: [
            {
              type: 'changeDraft',
              params: ({ context: { timeZone }, event }) => ({ cityName: event.text, cityId: null, timeZone }),
            },
            saveDraft,
            { type: 'findCities', params: ({ event }) => event.text },
          ],
        },
        'city.choose': {
          actions: [
            {
              type: 'changeDraft',
              params: ({ context: { draft }, event: { city } }) => ({
                cityName: city.cityName,
                cityId: city._id,
                timeZone: city.timeZone ?? draft.timeZone,
              }),
            },
            saveDraft,
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
            saveDraft,
            'closeSearch',
          ],
        },
        'hotel.choose': {
          actions: [
            {
              type: 'changeDraft',
              params: ({ event: { hotel } }) => placeOf(hotel),
            },
            saveDraft,
            'closeSearch',
          ],
        },
        'trip.choose': [
          {
            guard: { type: 'isTrip', params: ({ event }) => event.tripId },
            target: '.filling',
            actions: [chooseTrip, saveDraft],
          },
          { target: '.calm', actions: ['clearTrip', saveDraft] },
        ],
        'form.submit': [
          {
            guard: { type: 'isCompleteForGroup', params: ({ event }) => event.at },
            actions: {
              type: 'report',
              params: ({ context: { draft }, event: { at } }) => ({ type: 'stay.completed', draft, at }),
            },
          },
          { guard: { type: 'isComplete', params: ({ event }) => event.at }, target: 'submitting' },
          { actions: { type: 'rejectSubmit', params: ({ event }) => event.at } },
        ],
      },
      initial: 'calm',
      states: {
        calm: {},
        /** If the trip cannot be read, the server fills in its fields. */
        filling: {
          invoke: call('fetchPrefill', {
            input: ({ context: { draft } }) => ({
              source: { kind: 'request', tripId: draft.tripId, replaces: null },
            }),
            found: { target: 'filled', actions: 'fillIn' },
            missing: { target: 'filled', actions: 'forgetTrip' },
            failed: 'calm',
          }),
        },
        filled: { always: { target: 'calm', actions: saveDraft } },
        refused: { on: { 'banner.dismiss': { target: 'calm', actions: 'forgetErrors' } } },
      },
    },
    submitting: {
      entry: 'forgetErrors',
      invoke: call('submitStay', {
        input: ({ context: { source, draft } }) => ({ source, draft }),
        submitted: {
          target: 'submitted',
          actions: ['deleteDraft', { type: 'report', params: ({ booking }) => ({ type: 'stay.submitted', booking }) }],
        },
        refused: { target: 'editing.refused', actions: 'rememberErrors' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    submitted: { type: 'final' },
  },
});

export type StayFormActor = ActorRefFrom<typeof stayFormMachine>;
export type StayFormSnapshot = SnapshotFrom<typeof stayFormMachine>;
