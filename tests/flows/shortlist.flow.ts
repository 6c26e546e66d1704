import { isDeepStrictEqual } from 'node:util';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { listedIds, noteOf } from '#machines/shortlist/shortlist.view.ts';
import { enterDirectory, fillDirectory, listSome, onTwoPages, sponsorOf } from '#tests/kit/enter-directory.ts';
import type { Flow, Hand } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

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
      'list.export': [{}],
      'call.retry': [{}],
      'banner.dismiss': [{}],
    },
    answers: {
      fetchShortlist: [{ 'creator-9': '' }],
      saveEntry: [
        { kind: 'list', list: { 'creator-1': 'For the spring' } },
        { kind: 'refused', message: 'A shortlist holds 500 creators. Please remove one first.' },
      ],
      exportList: [undefined],
    },
    behaviour: ({ list, message, next }) => [Object.keys(list).length, message === null, next],
    belongs: (list, _, { saveEntry }) =>
      !list.matches('saving') || isDeepStrictEqual(saveEntry?.change, list.context.change),
  }),
  words: {
    'entry.change': ({ change }) => (change.isListed ? 'Add a creator, or save a note' : 'Take a creator off'),
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
      'ready.refused': ['Dismiss'],
      saving: [],
      exporting: [],
      failed: ['Try again'],
    },
  },
  gestures: {
    'entry.change': ({ pressFirst }) => pressFirst(/off the shortlist$/),
    'call.retry': ({ press }) => press('Try again'),
    'list.export': ({ press }) => press('Download as CSV'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
  },
  /** Creators are added upon their profiles. */
  isOffered: ({ snapshot }, { type, change }) =>
    type !== 'entry.change' || (!change.isListed && listedIds(snapshot).some((id) => noteOf(id)(snapshot) !== null)),
  tour: {
    path: '/discovery?list=shortlist',
    behaviour: ({ change, message, next }: Listing) => [
      change?.isListed ?? null,
      message === null,
      next.map(({ isListed }) => isListed),
    ],
    /** Whoever is being taken off has no field for a note. */
    isPassable({ snapshot: { context } }, { type, change, output }) {
      const isLeaving = context.change?.isListed === false;
      if (type === 'entry.change') return context.next.length === 0 && !(isLeaving && change.isListed);
      return output?.kind !== 'refused' || Object(context.change).isListed === true;
    },
    gestures: {
      async open(hand) {
        await fillDirectory(hand.server);
        await enterDirectory(hand, '?list=shortlist');
      },
      async 'entry.change'({ server, pressFirst, follow, fill, press, strike, misses }, { change }) {
        if (!change.isListed) return pressFirst(/off the shortlist$/);
        await listSome(server, onTwoPages);
        await follow(/^Open the profile/);
        await fill('Note for your team', change.note);
        await press('Save the note');
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
      fetchShortlist: keepInMind,
      async saveEntry(hand, output) {
        await keepInMind(hand);
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

/** Three creators are on the list and in the directory, so that one can be taken off and others stay. */
async function keepInMind(hand: Hand): Promise<void> {
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
      .values({ sponsorId, creatorId: accountId, note: '', addedAt: now() })
      .execute();
}
