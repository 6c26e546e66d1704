import { isDeepStrictEqual } from 'node:util';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { listedIds, noteOf } from '#machines/shortlist/shortlist.view.ts';
import { enterDirectory, fillDirectory, listSome, onTwoPages, sponsorOf } from '#tests/kit/enter-directory.ts';
import type { Flow, Hand } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const typing = ['ready — note.type → ready.writing #0', 'ready — note.save [hasDraft] → saving #0'];
const writing = [
  'ready.writing — xstate.after.noteDebounce.shortlist.ready.writing → saving #0',
  'saving — note.type → stay #0',
  'saving — note.save [hasDraft] → stay #0',
  'exporting — note.type → stay #0',
  'exporting — note.save [hasDraft] → stay #0',
  'between — always [hasDraft] → ready.writing #2',
];

/** On a profile, a note is typed and saved in one gesture. */
const inOneGesture = (transitions: readonly string[]) =>
  Object.fromEntries(transitions.map((each) => [each, 'a note is typed and saved in one gesture']));

export const flow = {
  model: modelOf({
    title: 'Shortlist',
    machine: shortlistMachine,
    input: undefined,
    events: {
      'entry.change': [
        { change: { id: 'creator-1', isListed: true, note: 'For the spring' } },
        { change: { id: 'creator-1', isListed: false, note: '' } },
      ],
      'note.type': [{ id: 'creator-1', note: 'For May' }],
      'note.save': [{}],
      'lists.replace': [{ lists: [] }],
      'lists.refresh': [{}],
      'list.expire': [{}],
      'list.export': [{}],
      'call.retry': [{}],
      'banner.dismiss': [{}],
    },
    answers: {
      fetchShortlist: [
        { list: { 'creator-9': { note: '', listId: null, invitation: null } }, lists: [], unsaved: {}, waiting: [] },
      ],
      saveEntry: [
        { kind: 'list', list: { 'creator-1': { note: 'For the spring', listId: null, invitation: null } }, lists: [] },
        { kind: 'refused', message: 'A shortlist holds 500 creators. Please remove one first.' },
      ],
      exportList: [undefined],
    },
    vertex: ({ list, message, next, drafts }) => [
      Object.keys(list).length,
      message === null,
      next,
      Object.keys(drafts).length,
    ],
    isConsistent: (list, _, { saveEntry }) =>
      !list.matches('saving') || isDeepStrictEqual(saveEntry?.change, list.context.change),
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery?list=shortlist',
    start: 'Sign in at `/discovery` as the demo sponsor.',
    answers: {
      fetchShortlist: { done: 'open the page' },
      saveEntry: {
        list: 'add a creator, or take one off',
        refused: 'open a profile, have staff suspend the creator, then add them',
      },
      exportList: { done: 'press Download as CSV' },
    },
    conditions: { hasNext: 'another change is waiting', isList: 'the server saved the change' },
  },
  words: {
    'entry.change': ({ change: { isListed, listId } }) =>
      listId === undefined ? (isListed ? 'Add a creator' : 'Take a creator off') : 'Move a creator to another list',
    'note.type': ({ note }) => `Type the note ${note}`,
    'note.save': 'Press Save note, or leave the page',
    'lists.replace': 'Rename, make or remove a list',
    'lists.refresh': 'Rename or remove a list that is gone',
    'list.expire': 'Change the list in another tab, or return to this one',
    'list.export': 'Press Download as CSV',
    'call.retry': 'Press Try again',
    'banner.dismiss': 'Press Dismiss',
  },
  shown: {
    buttons: {
      'Download as CSV': { type: 'list.export' },
      Dismiss: { type: 'banner.dismiss' },
      'Try again': { type: 'call.retry' },
    },
    texts: {
      loading: ['Loading creators...'],
      'ready.calm': [],
      'ready.refreshing': [],
      'ready.writing': [],
      'ready.refused': ['Dismiss'],
      saving: [],
      exporting: [],
      failed: ['Try again'],
    },
  },
  gestures: {
    'entry.change': ({ pressFirst }) => pressFirst(/from the shortlist$/),
    'call.retry': ({ press }) => press('Try again'),
    'list.export': ({ press }) => press('Download as CSV'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
  },
  elsewhere: {
    'note.type': 'the profile',
    'note.save': 'the profile, and the page when it is left',
    'lists.replace': 'the flow of the lists, after a change',
    'lists.refresh': 'the flow of the lists, when a list is gone',
    'list.expire': 'another tab that has changed the list, or this one when it is visible again',
  },
  /** Creators are added on their profiles. */
  isOffered: (snapshot, { type, change }) =>
    type !== 'entry.change' || (!change.isListed && listedIds(snapshot).some((id) => noteOf(id)(snapshot) !== null)),
  tour: {
    path: '/discovery?list=shortlist',
    vertex: ({ change, message, next }: Listing) => [
      change?.isListed ?? null,
      message === null,
      next.map(({ isListed }) => isListed),
    ],
    /** A creator who is being taken off has no field for a note. */
    isPassable({ context }, { type, change, output }) {
      const isLeaving = context.change?.isListed === false;
      if (['note.type', 'note.save', 'lists.replace', 'lists.refresh', 'list.expire'].includes(type)) return false;
      if (type === 'entry.change') return context.next.length === 0 && !(isLeaving && change.isListed);
      return output?.kind !== 'refused' || Object(context.change).isListed === true;
    },
    unreachable: {
      'root — lists.replace → stay #0': 'the flow of the lists sends it',
      'ready — lists.refresh → ready.refreshing #0': 'a list has to be removed in another tab',
      ...inOneGesture(typing),
      'ready.calm — list.expire → ready.refreshing #0': 'only another tab causes it',
      'ready.refreshing — xstate.done.actor.fetchShortlist → between #0': 'only another tab causes it',
      'ready.refreshing — xstate.error.actor.fetchShortlist → between #0': 'only another tab causes it',
      ...inOneGesture(writing),
      'failed — list.expire → loading #0': 'only another tab causes it',
    },
    gestures: {
      async open(hand) {
        await fillDirectory(hand.server);
        await enterDirectory(hand, '?list=shortlist');
      },
      async 'entry.change'({ server, pressFirst, follow, refill, press, strike, misses }, { change }) {
        if (!change.isListed) return pressFirst(/from the shortlist$/);
        await listSome(server, onTwoPages);
        await follow(/^Open the profile/);
        await refill('Note for your team', change.note);
        await press('Save note');
        await strike('Escape');
        await misses('Note for your team');
      },
    },
    calls: {
      fetchShortlist: /^\/api\/sponsor\/shortlist$/,
      saveEntry: /^\/api\/sponsor\/shortlist\//,
      exportList: /^\/api\/sponsor\/shortlist\.csv$/,
    },
    arrange: {
      fetchShortlist: putOnShortlist,
      async saveEntry(hand, output) {
        await putOnShortlist(hand);
        if (Object(output).kind === 'refused') await listSome(hand.server, 0);
      },
    },
  },
} satisfies Flow;

interface Listing {
  change: { isListed: boolean } | null;
  next: { isListed: boolean }[];
  message: string | null;
}

/** Puts three creators of the directory on the list, so that one can be taken off and others remain. */
async function putOnShortlist(hand: Hand): Promise<void> {
  const { database, now } = hand.server.platform;
  await listSome(hand.server, onTwoPages);
  const sponsor = database.selectFrom('account').select('id').where('username', '=', sponsorOf(hand));
  const { id: sponsorId } = await sponsor.executeTakeFirstOrThrow();
  const entries = await database
    .selectFrom('directoryEntry')
    .select('accountId')
    .orderBy('accountId')
    .limit(3)
    .execute();
  await database.deleteFrom('shortlistEntry').where('sponsorId', '=', sponsorId).execute();
  for (const { accountId } of entries)
    await database
      .insertInto('shortlistEntry')
      .values({ sponsorId, creatorId: accountId, listId: null, note: '', addedAt: now() })
      .execute();
}
