import type { AnyEventObject } from 'xstate';
import type { DiscoverySnapshot } from '#machines/discovery/discovery.machine.ts';
import { countFilters } from '#machines/discovery/discovery.view.ts';
import type { DirectoryFilters } from '#rules/directory.ts';
import { seedCreators } from '#server/demo/seed-accounts.ts';
import { takeVersion } from '#server/discovery/directory-version.ts';
import { flow as creatorProfileTold } from '#tests/flows/creator-profile.flow.ts';
import { flow as discoveryTold } from '#tests/flows/discovery.flow.ts';
import { flow as filterPanelTold } from '#tests/flows/filter-panel.flow.ts';
import { flow as shortlistTold } from '#tests/flows/shortlist.flow.ts';
import { comesInTime } from '#tests/kit/comes-in-time.ts';
import type { BrowserFlow, Hand } from '#tests/kit/walk-browser.ts';
import type { Step } from '#tests/kit/walks.ts';

const press =
  (name: string | RegExp) =>
  ({ page }: Hand) =>
    page.getByRole('button', { name, exact: true }).click();
const sponsorOf = ({ tour }: Hand) => `browser${tour}`;
const searchBox = ({ page }: Hand) => page.getByPlaceholder('Search creators by name...');

async function signIn(hand: Hand): Promise<void> {
  await hand.page.getByLabel('Username').fill(sponsorOf(hand));
  await hand.page.getByLabel('Password', { exact: true }).fill('open-sesame-1');
  await press('Sign In')(hand);
}

/** Each tour has a sponsor of its own, in a directory of two pages. */
async function enter(hand: Hand, query = ''): Promise<void> {
  await fillDirectory(hand);
  await hand.server.createAccount({ role: 'sponsor', username: sponsorOf(hand) });
  await hand.page.goto(`/discovery${query}`);
  await comesInTime(hand, hand.page.getByLabel('Username'));
  await signIn(hand);
  await comesInTime(hand, hand.page.locator('h1', { hasText: /^(Discover Creators|Shortlist)$/ }));
}

const onTwoPages = 95;
const onOnePage = 40;

async function fillDirectory(hand: Hand): Promise<void> {
  const { database } = hand.server.platform;
  const known = await database.selectFrom('directoryEntry').select('accountId').limit(1).execute();
  if (known.length > 0) return listSome(hand, onTwoPages);
  const seeding = { seed: 7, first: 1, count: onTwoPages, now: Date.now() };
  await database.transaction().execute((transaction) => seedCreators(transaction, seeding));
}

/** So many creators are listed, as if the others were suspended. */
async function listSome({ server }: Hand, count: number): Promise<void> {
  await server.platform.database.transaction().execute(async (transaction) => {
    const version = await takeVersion(transaction);
    const all = await transaction.selectFrom('directoryEntry').select('accountId').orderBy('accountId').execute();
    for (const [index, { accountId }] of all.entries())
      await transaction
        .updateTable('directoryEntry')
        .set({ version, isListed: index < count ? 1 : 0 })
        .where('accountId', '=', accountId)
        .execute();
  });
}

/** Which buttons are there depends on what was typed and chosen. */
const offersOf = ({ currentPage, totalPages, filters, applied, searchQuery }: DiscoverySnapshot['context']) => [
  currentPage < totalPages,
  [filters, applied].map(countFilters),
  searchQuery,
];

export const discoveryFlow: BrowserFlow = {
  ...discoveryTold.shown,
  model: { ...discoveryTold.model, behaviour: offersOf },
  path: '/discovery',
  stopsClock: true,
  isPassable: isOffered,
  unreachable: {
    'root — filters.clear → loading #0': 'stands where nobody was found; the screens press it',
    'root — there.set → loading #0': 'leaves too few for two pages; another test is there',
    'root — wish.return → loading #0': 'is a Back of the browser over two searches; the page is tried with it',
  },
  gestures: {
    open: (hand) => enter(hand),
    async 'search.change'(hand) {
      await searchBox(hand).fill('');
      await searchBox(hand).fill('a');
    },
    async 'sort.change'({ page }) {
      const chosen = page.getByLabel('Sort by');
      await chosen.selectOption((await chosen.inputValue()) === 'default' ? 'trips_high_to_low' : 'default');
    },
    async 'filters.change'({ page }) {
      const least = page.getByLabel('Min Trip Count', { exact: true });
      await least.fill('0');
      await least.fill('1');
    },
    'filters.reset': press('Reset All'),
    'part.remove': ({ page }) => page.getByRole('button', { name: /^Remove / }).click(),
    'search.clear': press('Clear Search'),
    'all.clear': press('Clear all'),
    'list.load': press('Apply Filters'),
    'page.more': press('Load More Creators'),
    'error.dismiss': press('Dismiss'),
    'xstate.done.actor.pause': ({ page }) => page.clock.runFor(300),
  },
  calls: { fetchCreators: /\/api\/creator\?offset=0&/, fetchMore: /\/api\/creator\?offset=(?!0&)/ },
  arrange: {
    async fetchCreators(hand, output) {
      await listSome(hand, Object(output).totalPages === 1 ? onOnePage : onTwoPages);
    },
  },
};

/** A button is there when there is something to take back. */
function isOffered({ snapshot }: Step, { type, part }: AnyEventObject): boolean {
  const { searchQuery, filters }: { searchQuery: string; filters: DirectoryFilters } = snapshot.context;
  const busy = snapshot.matches('loading') || snapshot.matches('appending');
  const isSet = countFilters(filters) > 0;
  if (type === 'list.load') return !busy;
  if (type === 'filters.reset') return isSet && !busy;
  if (type === 'part.remove') return isSet && part.filter !== 'search';
  if (type === 'search.clear') return searchQuery !== '';
  if (type === 'all.clear') return isSet || searchQuery !== '';
  return !['filters.clear', 'there.set', 'wish.return'].includes(type);
}

export const filterPanelFlow: BrowserFlow = {
  ...filterPanelTold.shown,
  model: filterPanelTold.model,
  path: '/discovery',
  isPassable: ({ snapshot }, { type }) => type !== 'group.toggle' || snapshot.matches({ sheet: 'shown' }),
  gestures: {
    async open(hand) {
      await hand.page.setViewportSize({ width: 820, height: 1_000 });
      await enter(hand);
    },
    'group.toggle': ({ page }, { group }) =>
      page.getByRole('button', { name: group === 'city' ? 'Cities' : 'Expertise', exact: true }).click(),
    'text.change': ({ page }, { text }) => page.getByLabel(/^Search in/).fill(text),
    'panel.dismiss': ({ page }) => page.keyboard.press('Escape'),
    'sheet.open': press('Filters'),
    'sheet.close': press('Close the filters'),
  },
  calls: {},
  arrange: {},
};

/** Who stands on the second page is not known to the list yet. */
const farId = async ({ server }: Hand): Promise<string> => {
  const rows = await server.platform.database
    .selectFrom('directoryEntry')
    .select('accountId')
    .orderBy('listedAt')
    .orderBy('accountId', 'desc')
    .limit(1)
    .execute();
  return rows[0]?.accountId ?? '';
};

export const creatorProfileFlow: BrowserFlow = {
  ...creatorProfileTold.shown,
  model: creatorProfileTold.model,
  path: '/discovery',
  gestures: {
    async open(hand) {
      await fillDirectory(hand);
      await enter(hand, `?creator=${await farId(hand)}`);
    },
    'profile.load': press('Try again'),
  },
  calls: { fetchCreator: /\/api\/creator\/[0-9a-f]{24}$/ },
  arrange: {
    async fetchCreator(hand, output) {
      const { kind } = Object(output);
      const isListed = kind === 'missing' ? 0 : 1;
      const entries = hand.server.platform.database.updateTable('directoryEntry').set({ isListed });
      await entries.where('accountId', '=', await farId(hand)).execute();
    },
  },
};

interface Listing {
  change: { isListed: boolean } | null;
  message: string | null;
}

export const shortlistFlow: BrowserFlow = {
  ...shortlistTold.shown,
  model: {
    ...shortlistTold.model,
    behaviour: ({ change, message }: Listing) => [change?.isListed ?? null, message === null],
  },
  path: '/discovery?list=shortlist',
  isPassable: (step, event) =>
    event.output?.kind !== 'refused' || Object(step.snapshot.context.change).isListed === true,
  gestures: {
    async open(hand) {
      await fillDirectory(hand);
      await enter(hand, '?list=shortlist');
    },
    async 'entry.change'({ page }, { change }) {
      if (!change.isListed)
        return page
          .getByRole('button', { name: /off the shortlist$/ })
          .first()
          .click();
      await page
        .getByRole('link', { name: /^Open the profile/ })
        .first()
        .click();
      await page.getByLabel('Note for your team').fill(change.note);
      await page.getByRole('button', { name: 'Save the note' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
    'list.export': press('Download as CSV'),
    'list.load': press('Try again'),
    'banner.dismiss': press('Dismiss'),
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
      if (Object(output).kind === 'refused') await listSome(hand, 0);
    },
  },
};

/** Three creators are on the list and in the directory, so that one can be taken off and others stay. */
async function keepInMind(hand: Hand): Promise<void> {
  const { database, now } = hand.server.platform;
  await listSome(hand, onTwoPages);
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
