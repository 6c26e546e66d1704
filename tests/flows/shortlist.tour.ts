import { enterDirectory, fillDirectory, listSome, onTwoPages, sponsorOf } from '#tests/kit/enter-directory.ts';
import type { Hand, Tour } from '#tests/kit/flow.ts';

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

export const tour: Tour = {
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
      if (!change.isListed) return pressFirst(/from your lists$/);
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
};

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
