import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import type { BlogEdit } from '#machines/rules/blog-edit.ts';
import { pathOf } from '#machines/rules/blog-setting.ts';
import { gestureEnded, redone, undone } from '#machines/rules/edit-history.ts';
import { type BlogSavingSnapshot, blogSavingMachine } from '../blog-saving/blog-saving.machine.ts';
import { unansweredIn } from '../blog-saving/blog-saving.view.ts';
import { isUnknown, type StoredConfig } from '../blog-saving/stored-config.ts';
import { effectNotProvided } from '../not-provided.ts';
import { gestureOf, plainEdits, tripEdits } from './blog-edit-types.ts';
import { isSectionShown, isTripShown, orderOf } from './blog-editing.view.ts';
import {
  adopted,
  type Context,
  isGoingOn,
  type Opening,
  questionIn,
  settledWith,
  startOf,
  undecidedIn,
  wantedUpon,
  withColour,
  withContacts,
  withEdit,
} from './draft.ts';
import { targetOf } from './preview-target.ts';

/** What is pressed outside of any field. */
export type EditingKey = { type: 'edit.undo' } | { type: 'edit.redo' } | { type: 'draft.save' };

interface Types {
  input: Opening;
  context: Context;
  events:
    | BlogEdit
    /** A colour comes many times while it is being chosen. */
    | { type: 'colour.pick'; edit: BlogEdit }
    /** A slider is let go, a field is left. */
    | { type: 'gesture.end' }
    | EditingKey
    /** Answers, once, whether email address and phone number are public. */
    | { type: 'contacts.decide'; areShown: boolean }
    | { type: 'config.arrive'; stored: StoredConfig | null }
    | { type: 'conflict.keep' }
    | { type: 'conflict.take'; paths: readonly string[] }
    | { type: 'conflict.dismiss' }
    | { type: 'section.expand'; section: BlogSectionKey }
    /** Turning it on would publish hidden items, so it asks first. */
    | { type: 'section.ask'; section: BlogSectionKey }
    | { type: 'section.dismiss' }
    | { type: 'trip.configure'; trip: string }
    | { type: 'xstate.snapshot.saving'; snapshot: BlogSavingSnapshot };
  children: { saving: 'saving' };
}

const [colourDebounce, confirmedStay, uploadedStay] = [300, 2_000, 3_000];

const toggled = <Of>(list: readonly Of[], one: Of): Of[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

const editing = setup({
  types: {} as Types,
  actors: { saving: blogSavingMachine, watchKeys: fromCallback<EditingKey>(() => {}) },
  actions: {
    edit: assign(({ context }, edit: BlogEdit) => ({
      ...withEdit(context, edit, gestureOf(edit)),
      target: targetOf(edit),
    })),
    unfold: assign(
      ({ context: { expanded } }, { section, isShown }: { section: BlogSectionKey; isShown: boolean }) => ({
        expanded: [...expanded.filter((each) => each !== section), ...(isShown ? [section] : [])],
        asked: null,
      }),
    ),
    askFor: assign(({ context: { expanded } }, section: BlogSectionKey) => ({
      asked: section,
      expanded: [...expanded.filter((each) => each !== section), section],
    })),
    forgetAsked: assign({ asked: null }),
    rememberMove: assign((_, { section }: { section: BlogSectionKey }) => ({ moved: section })),
    expand: assign(({ context }, section: BlogSectionKey) =>
      isSectionShown(context, section) ? { expanded: toggled(context.expanded, section) } : {},
    ),
    configure: assign(({ context }, trip: string) =>
      isTripShown(context, trip)
        ? { openTrip: context.openTrip === trip ? null : trip, target: { kind: 'trip' as const, trip } }
        : {},
    ),
    closeTrip: assign(({ context: { openTrip } }, { trip, isShown }: { trip: string; isShown: boolean }) => ({
      openTrip: openTrip === trip && !isShown ? null : openTrip,
    })),
    rememberColour: assign(({ context }, colour: BlogEdit) => ({
      ...(isGoingOn(context, colour) ? {} : withColour(context)),
      colour,
      target: targetOf(colour),
    })),
    settleColour: assign(({ context }) => withColour(context)),
    decideContacts: assign(({ context }, areShown: boolean) => withContacts(context, areShown)),
    forgetColour: assign({ colour: null, isColourMeant: false }),
    endGesture: assign(({ context: { colour, history } }) =>
      colour === null ? { history: gestureEnded(history) } : { isColourMeant: true },
    ),
    forgetDropped: assign({ dropped: 0 }),
    undo: assign(({ context: { history, draft } }) => {
      const step = undone(history, draft);
      return { history: step.history, draft: step.value };
    }),
    redo: assign(({ context: { history, draft } }) => {
      const step = redone(history, draft);
      return { history: step.history, draft: step.value };
    }),
    settle: assign(({ context }, theirs: readonly string[]) => settledWith(theirs, context)),
    /** A snapshot is told many times: only another version is another base. */
    adopt: assign(({ context }, saving: BlogSavingSnapshot) => ({
      ...(saving.context.base.version === context.base.version ? {} : adopted(context, saving.context)),
      question: questionIn(saving),
      unanswered: unansweredIn(saving),
      isSaving: saving.hasTag('saving'),
      wanted: wantedUpon(context, saving),
    })),
    rememberWanted: assign(({ context: { draft } }) => ({ wanted: draft })),
    orderWanted: assign(({ context: { wanted, ...context } }) => ({
      wanted: wanted === null ? null : { ...wanted, displayOrder: orderOf(context) },
    })),
    forgetWanted: assign({ wanted: null }),
    save: sendTo('saving', ({ context }) => ({
      type: 'config.save',
      config: isUnknown(context.base) ? null : context.draft,
      undecided: undecidedIn(context),
    })),
    saveWanted: sendTo('saving', ({ context }) => ({
      type: 'config.save',
      config: context.wanted,
      undecided: undecidedIn({ ...context, draft: context.wanted ?? context.draft }),
    })),
    saveOrder: sendTo('saving', ({ context }) => ({ type: 'order.save', order: orderOf(context) })),
    saveSettled: sendTo('saving', ({ context }) => ({
      type: 'conflict.settle',
      config: context.draft,
      undecided: undecidedIn(context),
    })),
    passConfig: sendTo('saving', (_, stored: StoredConfig | null) => ({ type: 'config.arrive', stored })),
    dismissConflict: sendTo('saving', { type: 'conflict.dismiss' }),
    tellTrip: () => effectNotProvided('tellTrip'),
  },
  guards: {
    isOfTrip: (_, edit: BlogEdit) => edit.type === 'trip.text',
    isColourOfTrip: ({ context }) => context.colour?.type === 'trip.text',
    isUpload: (_, { folder }: { folder: string | null }) => folder !== null,
    isPicking: ({ context }) => context.colour !== null,
    hasPast: ({ context }) => context.history.past.length > 0,
    hasFuture: ({ context }) => context.history.future.length > 0,
    isSaving: ({ context }) => context.isSaving,
    isSaveDue: ({ context }, saving: BlogSavingSnapshot) =>
      !saving.hasTag('saving') && wantedUpon(context, saving) !== null,
    isInConflict: ({ context }) => context.question !== null,
    /** Another order is undecided, or the config is still to be read. */
    isOrderForLater: ({ context: { base, undecided } }) =>
      isUnknown(base) || undecided.includes(pathOf({ kind: 'order' })),
  },
  delays: { colourDebounce, confirmedStay, uploadedStay },
});

const decision = {
  type: 'decideContacts',
  params: ({ event: { areShown } }: { event: { areShown: boolean } }) => areShown,
} as const;

type Further = readonly (string | { type: string; params: unknown })[];
const actionsOf = (further: Further) => ['settleColour', { type: 'edit', params: itself }, ...further];
/** Confirmed for a moment, unless a toast or the save that follows does it: an edit is confirmed once. */
const edit = (...further: Further) => ({ target: '.confirmed', actions: actionsOf(further) });
const editQuietly = (...further: Further) => ({ target: '.calm', actions: actionsOf(further) });
const itself = <Edit extends BlogEdit>({ event }: { event: Edit }): Edit => event;
const onEach = <Type extends BlogEdit['type']>(types: readonly Type[], handler: object): Record<Type, object> =>
  Object.fromEntries(types.map((type) => [type, handler])) as Record<Type, object>;

/** An edit that is not among them does not compile. */
const onEdits: Record<BlogEdit['type'], object> = {
  ...onEach(plainEdits, edit()),
  ...onEach(tripEdits, editQuietly('tellTrip')),
  'cover.set': [{ guard: { type: 'isUpload', params: itself }, ...edit(), target: '.uploaded' }, edit()],
  'section.show': edit({ type: 'unfold', params: itself }),
  'section.move': [
    { guard: 'isOrderForLater', ...edit({ type: 'rememberMove', params: itself }) },
    editQuietly({ type: 'rememberMove', params: itself }, 'forgetDropped', 'orderWanted', 'saveOrder'),
  ],
  'trip.show': edit({ type: 'closeTrip', params: itself }),
};

/** What an owner makes of the config of their blog: a draft upon what was saved last, with every step back and forth. */
export const blogEditingMachine = editing.createMachine({
  id: 'blogEditing',
  context: ({ input }) => ({
    ...{ facts: input.facts, blog: input.blog, ...startOf(input) },
    ...{ question: null, dropped: 0 },
    ...{ isSaving: false, wanted: null },
    ...{ colour: null, isColourMeant: false, expanded: [], asked: null, target: null, moved: null, openTrip: null },
  }),
  invoke: [
    {
      id: 'saving',
      src: 'saving',
      input: ({ context: { facts, blog, base, unanswered } }) => ({ facts, blog, base, lost: unanswered }),
      onSnapshot: [
        {
          guard: { type: 'isSaveDue', params: ({ event }) => event.snapshot },
          actions: [
            { type: 'adopt', params: ({ event }) => event.snapshot },
            ...(['forgetDropped', 'saveWanted', 'forgetWanted'] as const),
          ],
        },
        { actions: { type: 'adopt', params: ({ event }) => event.snapshot } },
      ],
    },
    { id: 'watchKeys', src: 'watchKeys' },
  ],
  on: {
    ...(onEdits as object),
    'colour.pick': [
      {
        guard: { type: 'isOfTrip', params: ({ event }) => event.edit },
        target: '.waiting',
        actions: [{ type: 'rememberColour', params: ({ event }) => event.edit }, 'tellTrip'],
      },
      { target: '.waiting', actions: { type: 'rememberColour', params: ({ event }) => event.edit } },
    ],
    'gesture.end': { actions: 'endGesture' },
    'edit.undo': [
      { guard: 'isPicking', target: '.calm', actions: 'forgetColour' },
      { guard: 'hasPast', target: '.confirmed', actions: 'undo' },
    ],
    'edit.redo': { guard: 'hasFuture', target: '.confirmed', actions: ['settleColour', 'redo'] },
    'draft.save': [
      { guard: 'isSaving', target: '.calm', actions: ['settleColour', 'rememberWanted'] },
      { target: '.calm', actions: ['settleColour', 'forgetDropped', 'save'] },
    ],
    'contacts.decide': [
      { guard: 'isSaving', target: '.calm', actions: ['settleColour', decision, 'rememberWanted'] },
      { target: '.calm', actions: ['settleColour', decision, 'forgetDropped', 'save'] },
    ],
    'config.arrive': { actions: { type: 'passConfig', params: ({ event }) => event.stored } },
    'conflict.keep': { guard: 'isInConflict', actions: [{ type: 'settle', params: [] }, 'saveSettled'] },
    'conflict.take': {
      guard: 'isInConflict',
      actions: [{ type: 'settle', params: ({ event }) => event.paths }, 'saveSettled'],
    },
    'conflict.dismiss': { guard: 'isInConflict', actions: 'dismissConflict' },
    'section.expand': {
      actions: { type: 'expand', params: ({ event }) => event.section },
    },
    'section.ask': { actions: { type: 'askFor', params: ({ event }) => event.section } },
    'section.dismiss': { actions: 'forgetAsked' },
    'trip.configure': {
      actions: { type: 'configure', params: ({ event }) => event.trip },
    },
  },
  initial: 'calm',
  states: {
    calm: {},
    /** For as long as a colour is being chosen. */
    waiting: {
      after: {
        colourDebounce: [
          { guard: 'isColourOfTrip', target: 'calm', actions: 'settleColour' },
          { target: 'confirmed', actions: 'settleColour' },
        ],
      },
    },
    confirmed: { after: { confirmedStay: 'calm' } },
    uploaded: { after: { uploadedStay: 'calm' } },
  },
});

export type BlogEditingActor = ActorRefFrom<typeof blogEditingMachine>;
export type BlogEditingSnapshot = SnapshotFrom<typeof blogEditingMachine>;
