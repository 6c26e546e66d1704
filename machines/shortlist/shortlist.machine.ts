import { type ActorRefFrom, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { OwnList, ShortlistEntry } from '#contract/sponsor.ts';
import { callOf, type Failure, failureMessage, refusalMessage } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { report } from '../report.ts';

export type Shortlist = Record<string, Pick<ShortlistEntry, 'note' | 'listIds' | 'invitation'>>;

export type NotesById = Record<string, string>;

export interface ShortlistChange {
  id: string;
  isListed: boolean;
  /** Omitted fields stay unchanged. */
  note?: string;
  /** All lists of the entry from now on; null is the first. */
  listIds?: ListIds;
}

export type ListIds = ShortlistEntry['listIds'];

/** Creators go into a list, or leave it and stay in their others. */
export interface ListPut {
  ids: readonly string[];
  listId: string | null;
  isIn: boolean;
}

/** The list is missing while the server has not said into which list a new entry went. */
interface ToggledList {
  id: string;
  listId?: string | null;
  isIn: boolean;
}

/** The lists that entries were removed from: they keep their places there until the list is left. */
type RemovedEntries = Record<string, ListIds>;

export interface ReadShortlist {
  list: Shortlist;
  lists: OwnList[];
}

interface OpenedShortlist extends ReadShortlist {
  /** Notes that were typed before a reload and could not be saved. */
  unsaved: NotesById;
  /** Changes that had no response when the page was left. */
  waiting: readonly ShortlistChange[];
}

/** Another tab may have changed the list. */
interface ListExpiry {
  type: 'list.expire';
}

/** Saved at once: the user may not come back. */
interface NoteSaving {
  type: 'note.save';
}

export type Elsewhere = ListExpiry | NoteSaving;

export interface ShortlistReport {
  type: 'shortlist.changed';
  ids: string[];
}

export type ShortlistAnswer = ({ kind: 'list' } & ReadShortlist) | Refused;

const noteDebounceMs = 600;

const shortlist = setup({
  types: {} as {
    context: {
      list: Shortlist;
      lists: OwnList[];
      change: ShortlistChange | null;
      /** Changes that wait for the one before them. */
      next: readonly ShortlistChange[];
      /** Notes as they are typed, until they are sent; one that could not be saved is among them again. */
      drafts: NotesById;
      /** Notes on those who were taken off, who bring them along when they come back. */
      left: NotesById;
      removed: RemovedEntries;
      /** The order in which the entries stood at the last removal. */
      places: readonly string[];
      /** The creator whose lists were changed last, for the announcement. */
      toggled: ToggledList | null;
      /** null if the server gave no message. */
      message: string | null;
    };
    events:
      | { type: 'entry.change'; change: ShortlistChange }
      | ({ type: 'entry.put' } & ListPut)
      | { type: 'list.leave' }
      | { type: 'note.type'; id: string; note: string }
      | { type: 'lists.replace'; lists: OwnList[] }
      | { type: 'lists.refresh' }
      | Elsewhere
      | { type: 'list.export'; ids: readonly string[] }
      | { type: 'call.retry' }
      | { type: 'banner.dismiss' };
  },
  actors: {
    fetchShortlist: fromPromise<OpenedShortlist>(notProvided('fetchShortlist')),
    saveEntry: fromPromise<ShortlistAnswer, { change: ShortlistChange }>(notProvided('saveEntry')),
    /** All creators of all lists if no id is given. */
    exportList: fromPromise<void, { ids: readonly string[] }>(notProvided('exportList')),
    watchElsewhere: fromCallback<Elsewhere>(() => effectNotProvided('watchElsewhere')),
  },
  actions: {
    rememberChange: assign(({ context }, change: ShortlistChange) => {
      const { noted, ...notes } = withNotes(context, change);
      return { ...notes, ...withMarks(context, noted), change: noted };
    }),
    queueChange: assign(({ context }, change: ShortlistChange) => withQueued(context, change)),
    queuePut: assign(({ context }, { ids, ...put }: ListPut) =>
      ids.reduce<Queued>((now, id) => withQueued(now, changeBy(now, { id, ...put })), context),
    ),
    rememberDraft: assign(({ context }, { id, note }: Draft) => ({ drafts: { ...context.drafts, [id]: note } })),
    takeDraft: assign(({ context }) => {
      const { noted, drafts } = firstDraft(context);
      return { change: noted, drafts };
    }),
    queueDraft: assign(({ context }) => {
      const { noted, drafts } = firstDraft(context);
      return { next: queuedWith(context, noted), drafts };
    }),
    /** A note that was typed while this one was saved is newer and stays. */
    returnDraft: assign(({ context: { change, list, drafts } }) =>
      change?.isListed && change.note !== undefined && change.id in list
        ? { drafts: { [change.id]: change.note, ...drafts } }
        : {},
    ),
    takeNext: assign(({ context: { next } }) => ({ change: next[0] ?? null, next: next.slice(1) })),
    rememberList: assign((_, { list, lists }: ReadShortlist) => ({ list, lists })),
    recallUnsaved: assign(({ context: { drafts } }, { unsaved, waiting }: OpenedShortlist) => ({
      drafts: { ...unsaved, ...drafts },
      next: waiting,
    })),
    rememberLists: assign((_, lists: OwnList[]) => ({ lists })),
    forgetRemoved: assign({ removed: {}, places: [], toggled: null }),
    forgetChange: assign({ change: null }),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign((now, failed: Failure) => ({ message: failureMessage(now, failed).message ?? '' })),
    forgetMessage: assign({ message: null }),
    report: report<ShortlistReport>(),
    keepNote: (_, _draft: Draft) => effectNotProvided('keepNote'),
    keepChanges: (_, _waiting: readonly ShortlistChange[]) => effectNotProvided('keepChanges'),
  },
  delays: { noteDebounce: noteDebounceMs },
  guards: {
    /** The lists of a new entry are known once it is saved. */
    knowsLists: ({ context }, { ids }: ListPut) => ids.length > 0 && ids.every((id) => knowsLists(context, id)),
    hasNext: ({ context }) => context.next.length > 0,
    hasMessage: ({ context }) => context.message !== null,
    hasDraft: ({ context }) => Object.keys(context.drafts).length > 0,
  },
});
const call = callOf(shortlist);

const reportIds = {
  type: 'report',
  params: ({ list }: { list: Shortlist }) => ({ type: 'shortlist.changed', ids: Object.keys(list) }) as const,
} as const;

const draftIn = ({ event: { id, note } }: { event: Draft }): Draft => ({ id, note });
const typed = [
  { type: 'rememberDraft', params: draftIn },
  { type: 'keepNote', params: draftIn },
] as const;

const keepChanges = {
  type: 'keepChanges',
  params: ({ context }: { context: Queue }) => waitingIn(context),
} as const;

const queued = {
  'entry.change': {
    actions: [
      { type: 'queueChange', params: ({ event }: { event: { change: ShortlistChange } }) => event.change },
      keepChanges,
    ],
  },
  'entry.put': {
    guard: { type: 'knowsLists', params: ({ event }: { event: ListPut }) => event },
    actions: [{ type: 'queuePut', params: ({ event }: { event: ListPut }) => event }, keepChanges],
  },
} as const;

export interface Draft {
  id: string;
  note: string;
}

/** The note and the lists of a removed creator come back when they are added again while the list is shown. */
function withNotes({ list, drafts, left, removed, ...queue }: Notes & Queue, change: ShortlistChange) {
  const { [change.id]: draft, ...others } = drafts;
  const pending = waitingIn(queue).find(({ id }) => id === change.id);
  const known = draft ?? pending?.note ?? list[change.id]?.note ?? '';
  if (!change.isListed) return { noted: change, drafts: others, left: { ...left, [change.id]: known } };
  const isThere = pending ? pending.isListed : change.id in list;
  if (isThere) return { noted: change };
  const listIds = removed[change.id];
  const note = change.note || (left[change.id] ?? '');
  return { noted: { ...(listIds !== undefined && { listIds }), ...change, note } };
}

function withMarks(context: Notes & Queue, change: ShortlistChange) {
  const { id } = change;
  const queue = { ...context, next: queuedWith(context, change) };
  const [before, after] = [listIdsIn(context, id), listIdsIn(queue, id)];
  const removed = before.filter((listId) => !after.includes(listId));
  const [added] = after.filter((listId) => !before.includes(listId));
  const isIn = added !== undefined;
  const listId = isIn ? added : removed[0];
  const toggled = listId === undefined ? {} : { toggled: { id, isIn, ...(knowsLists(queue, id) && { listId }) } };
  if (removed.length === 0) return toggled;
  const all = new Set([...(context.removed[id] ?? []), ...removed]);
  return { ...toggled, removed: { ...context.removed, [id]: [...all] }, places: idsInPlace(context) };
}

function withQueued(context: Queued, change: ShortlistChange): Queued {
  const { noted, ...notes } = withNotes(context, change);
  return { ...context, ...notes, ...withMarks(context, noted), next: queuedWith(context, noted) };
}

/** The lists of a creator once all pending changes are saved; a new entry goes into the first until it is saved. */
export function listIdsIn({ list, ...queue }: Pick<Notes, 'list'> & Queue, id: string): ListIds {
  const pending = waitingIn(queue).find((each) => each.id === id);
  if (pending?.isListed === false) return [];
  return pending?.listIds ?? list[id]?.listIds ?? (pending ? [null] : []);
}

export function knowsLists({ list, ...queue }: Pick<Notes, 'list'> & Queue, id: string): boolean {
  const pending = waitingIn(queue).find((each) => each.id === id);
  return pending === undefined || !pending.isListed || pending.listIds !== undefined || id in list;
}

/** A creator who is in no list any more is removed with the note. */
function changeBy(context: Pick<Notes, 'list'> & Queue, { id, listId, isIn }: Required<ToggledList>): ShortlistChange {
  const others = listIdsIn(context, id).filter((each) => each !== listId);
  if (isIn) return { id, isListed: true, listIds: [...others, listId] };
  return others.length > 0 ? { id, isListed: true, listIds: others } : { id, isListed: false };
}

/** The listed creators, and those that were removed where they stood. */
export function idsInPlace({ list, removed, places }: Pick<Notes, 'list' | 'removed' | 'places'>): string[] {
  const kept = places.filter((id) => id in list || id in removed);
  return [...Object.keys(list).filter((id) => !kept.includes(id)), ...kept];
}

/** The last word of each creator goes; what it leaves unsaid was said before. */
function queuedWith({ next }: Pick<Queue, 'next'>, change: ShortlistChange): ShortlistChange[] {
  const earlier = change.isListed ? next.find(({ id }) => id === change.id) : undefined;
  return [...next.filter(({ id }) => id !== change.id), { ...earlier, ...change }];
}

const waitingIn = ({ change, next }: Queue): readonly ShortlistChange[] =>
  next.reduce((waiting, each) => queuedWith({ next: waiting }, each), change === null ? [] : [change]);

function firstDraft({ drafts }: Pick<Notes, 'drafts'>) {
  const [[id, note], ...others] = Object.entries(drafts) as [[string, string], ...[string, string][]];
  return { noted: { id, isListed: true, note }, drafts: Object.fromEntries(others) };
}

type Queued = Notes & Queue & { toggled: ToggledList | null };

interface Queue {
  change: ShortlistChange | null;
  next: readonly ShortlistChange[];
}

type Notes = { list: Shortlist; removed: RemovedEntries; places: readonly string[] } & Record<
  'drafts' | 'left',
  NotesById
>;

/** Changes show at once, are saved in order, and are undone if the server rejects them. Notes are saved as they are typed. */
export const shortlistMachine = shortlist.createMachine({
  id: 'shortlist',
  context: {
    list: {},
    lists: [],
    change: null,
    next: [],
    drafts: {},
    left: {},
    removed: {},
    places: [],
    toggled: null,
    message: null,
  },
  invoke: { id: 'watchElsewhere', src: 'watchElsewhere' },
  initial: 'loading',
  on: {
    'lists.replace': { actions: { type: 'rememberLists', params: ({ event }) => event.lists } },
    'list.leave': { actions: 'forgetRemoved' },
  },
  states: {
    loading: {
      invoke: call('fetchShortlist', {
        done: { target: 'between', actions: ['rememberList', 'recallUnsaved', reportIds] },
        failed: 'failed',
      }),
    },
    ready: {
      entry: keepChanges,
      on: {
        'lists.refresh': '.refreshing',
        'entry.change': {
          target: 'saving',
          actions: { type: 'rememberChange', params: ({ event }) => event.change },
        },
        'entry.put': {
          guard: { type: 'knowsLists', params: ({ event }) => event },
          target: 'between',
          actions: { type: 'queuePut', params: ({ event }) => event },
        },
        'list.export': 'exporting',
        'note.type': {
          target: '.writing',
          actions: typed,
        },
        'note.save': { guard: 'hasDraft', target: 'saving', actions: 'takeDraft' },
      },
      initial: 'calm',
      states: {
        calm: { on: { 'list.expire': 'refreshing' } },
        /** A refresh in the background: the list stays if it fails. */
        refreshing: {
          invoke: call('fetchShortlist', {
            done: { target: '#shortlist.between', actions: ['rememberList', 'recallUnsaved', reportIds] },
            failed: '#shortlist.between',
          }),
        },
        writing: { after: { noteDebounce: { target: '#shortlist.saving', actions: 'takeDraft' } } },
        refused: { on: { 'banner.dismiss': 'calm' }, exit: 'forgetMessage' },
      },
    },
    saving: {
      entry: keepChanges,
      on: {
        ...queued,
        'note.type': { actions: typed },
        'note.save': { guard: 'hasDraft', actions: 'queueDraft' },
      },
      invoke: call('saveEntry', {
        input: ({ context: { change } }) => ({ change: change ?? { id: '', isListed: false, note: '' } }),
        list: { target: 'between', actions: ['rememberList', 'forgetChange', reportIds] },
        refused: { target: 'between', actions: ['rememberRefusal', 'returnDraft', 'forgetChange'] },
        failed: { target: 'between', actions: ['rememberFailure', 'returnDraft', 'forgetChange'] },
      }),
    },
    exporting: {
      on: {
        ...queued,
        'note.type': { actions: typed },
        'note.save': { guard: 'hasDraft', actions: 'queueDraft' },
      },
      invoke: call('exportList', {
        input: ({ event }) => ({ ids: event.type === 'list.export' ? event.ids : [] }),
        done: 'between',
        failed: { target: 'between', actions: 'rememberFailure' },
      }),
    },
    /** Pending changes go first; errors are shown at the end. */
    between: {
      always: [
        { guard: 'hasNext', target: 'saving', actions: 'takeNext' },
        { guard: 'hasMessage', target: 'ready.refused' },
        { guard: 'hasDraft', target: 'ready.writing' },
        { target: 'ready' },
      ],
    },
    failed: { on: { 'call.retry': 'loading', 'list.expire': 'loading' } },
  },
});

export type ShortlistActor = ActorRefFrom<typeof shortlistMachine>;
export type ShortlistSnapshot = SnapshotFrom<typeof shortlistMachine>;
