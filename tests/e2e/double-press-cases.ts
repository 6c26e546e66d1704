import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { projectCreator } from '#server/directory/directory-entry.ts';
import {
  applyThree,
  begins,
  type DoublePress,
  idOf,
  keepFour,
  named,
  nameOf,
  openFirstApplicant,
  type World,
} from './double-press-kit.ts';

async function saveSearches({ server, sponsorId }: World): Promise<void> {
  const { database } = server.platform;
  await database.deleteFrom('savedSearch').execute();
  const searches = ['First', 'Second', 'Third'].map((name, index) => ({
    ...{ id: `search-${index}`, sponsorId, name, nameFolded: name.toLowerCase(), query: `search=${name}` },
    ...{ createdAt: index, openedAt: index, mails: 'off' as const, mailedUntil: 0, nextMailAt: 0 },
  }));
  await database.insertInto('savedSearch').values(searches).execute();
}

async function suspendFour({ server, creators }: World): Promise<void> {
  const now = server.platform.now();
  await server.platform.database.transaction().execute(async (database) => {
    for (const { id } of creators.slice(0, 4)) {
      await database.updateTable('account').set({ state: 'suspended' }).where('id', '=', id).execute();
      await projectCreator({ database, now }, id);
    }
  });
}

const first = (world: World) => world.creators.slice(0, 3);

async function chooseTwo(page: Page): Promise<void> {
  await page.goto('/discovery');
  await named(page, 'Choose several').click();
  const boxes = page.getByRole('checkbox', { name: /^Choose / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await named(page, 'Add to list').click();
  await page.getByRole('dialog').getByLabel('Or add to a new list').fill('For May');
}

export const doublePresses: readonly DoublePress[] = [
  {
    page: 'a list',
    button: 'Remove … from the shortlist',
    role: 'sponsor',
    reset: keepFour,
    async open(page, world) {
      await page.goto('/discovery?list=shortlist');
      return named(page, new RegExp(`^Remove ${nameOf(world, 0)}`));
    },
    shows: (page, world) =>
      page
        .getByRole('article')
        .filter({ hasText: nameOf(world, 1) })
        .waitFor(),
    focus: (world) => `Add ${nameOf(world, 0)} to this list`,
    effects: (world) => [begins(`POST /api/sponsor/shortlist/${idOf(world, 0)} {"isListed":false`)],
  },
  {
    page: 'the directory',
    button: 'Add … to the shortlist',
    role: 'sponsor',
    reset: async ({ server }) => void (await server.platform.database.deleteFrom('shortlistEntry').execute()),
    async open(page) {
      await page.goto('/discovery');
      return named(page, /^Add .* to your lists$/).first();
    },
    shows: (page) => named(page, /^Lists of /).waitFor(),
    effects: () => [begins('POST /api/sponsor/shortlist/')],
  },
  {
    page: 'the directory',
    button: 'a creator at the edge',
    role: 'sponsor',
    async open(page) {
      await page.goto('/discovery');
      return page.getByRole('link', { name: /^Open the profile/ }).first();
    },
    shows: (page) => page.getByRole('dialog').waitFor(),
    effects: () => [],
  },
  {
    page: 'the directory',
    button: 'Save this search',
    role: 'sponsor',
    async open(page) {
      await page.goto('/discovery?sort=trips_high_to_low');
      return named(page, 'Save this search');
    },
    shows: (page) => page.getByRole('dialog', { name: 'Save this search' }).waitFor(),
    effects: () => [],
  },
  {
    page: 'the directory',
    button: 'Load More Creators',
    role: 'sponsor',
    async open(page) {
      await page.goto('/discovery');
      return named(page, 'Load More Creators');
    },
    async shows(page) {
      await page.getByText('Showing 71 of 71 creators').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
    effects: () => [],
  },
  {
    page: 'the dialog of several creators',
    button: 'Create list and add',
    role: 'sponsor',
    reset: keepFour,
    async open(page) {
      await chooseTwo(page);
      return named(page, 'Create list and add');
    },
    shows: (page) => page.getByText(/creators? added to “For May”/).waitFor(),
    effects: () => [begins('POST /api/sponsor/shortlist ')],
  },
  {
    page: 'saved searches',
    button: 'Delete in its question',
    role: 'sponsor',
    reset: saveSearches,
    async open(page) {
      await page.goto('/discovery/searches');
      await named(page, 'Delete “Second”').click();
      return named(page, 'Delete');
    },
    async shows(page) {
      await named(page, /^Second/).waitFor({ state: 'hidden' });
      await named(page, /^First/).waitFor();
      expect(new URL(page.url()).pathname).toBe('/discovery/searches');
    },
    focus: () => 'Saved searches',
    effects: () => [begins('POST /api/sponsor/searches/search-1 ')],
  },
  {
    page: 'creators side by side',
    button: 'Remove …',
    role: 'sponsor',
    async open(page, world) {
      const ids = first(world).map(({ id }) => `creator=${id}`);
      await page.goto(`/discovery/compare?${ids.join('&')}`);
      return named(page, `Remove ${nameOf(world, 0)}`);
    },
    async shows(page, world) {
      await named(page, `Remove ${nameOf(world, 1)}`).waitFor();
      await named(page, `Remove ${nameOf(world, 2)}`).waitFor();
      expect(new URL(page.url()).pathname).toBe('/discovery/compare');
    },
    focus: (world) => nameOf(world, 1),
    effects: () => [],
  },
  {
    page: 'creators, for staff',
    button: 'Reinstate',
    role: 'staff',
    reset: suspendFour,
    async open(page) {
      await page.goto('/admin/creators?status=suspended');
      return named(page, /^Reinstate/).first();
    },
    async shows(page) {
      await expect.poll(() => named(page, /^Reinstate/).count()).toBe(3);
      expect(new URL(page.url()).pathname).toBe('/admin/creators');
    },
    focus: (world) => nameOf(world, 2),
    effects: () => [expect.stringMatching(/^POST \/api\/admin\/creators\/[^/]+.*reinstate/)],
  },
  {
    page: 'applications, for staff',
    button: 'Approve',
    role: 'staff',
    reset: applyThree,
    async open(page, world) {
      await openFirstApplicant(page, world);
      return named(page, 'Approve');
    },
    shows: (page) => page.getByRole('heading', { level: 2, name: /^second of/ }).waitFor(),
    focus: ({ turn }) => `second of ${turn}`,
    effects: () => [expect.stringMatching(/^POST \/api\/admin\/applications\/[^/]+.*approve/)],
  },
  {
    page: 'sponsors, for staff',
    button: 'Send invitation',
    role: 'staff',
    async reset(world) {
      world.turn += 1;
    },
    async open(page, { turn }) {
      await page.goto('/admin?list=sponsors');
      await page.getByLabel('Company or name').fill(`Hotel ${turn}`);
      await page.getByLabel('Username').fill(`hotel${turn}`);
      await page.getByLabel('Email', { exact: true }).fill(`hotel${turn}@mail.example`);
      return named(page, 'Send invitation');
    },
    async shows(page, { turn }) {
      await page.getByText(`We sent the invitation to hotel${turn}@mail.example.`).waitFor();
      expect(await page.getByText('The invitation was not sent.').count()).toBe(0);
    },
    effects: () => [begins('POST /api/admin/sponsors ')],
  },
  {
    page: 'the application',
    button: 'Remove a language',
    async open(page) {
      await page.goto('/application');
      const select = page.getByLabel('Add a language');
      await select.locator('option').nth(3).waitFor({ state: 'attached' });
      for (const index of [1, 1, 1]) {
        await select.focus();
        await select.selectOption({ index });
        await page.keyboard.press('Tab');
      }
      const removals = page.getByRole('group', { name: 'Languages' }).getByRole('button', { name: /^Remove/ });
      await expect.poll(() => removals.count()).toBe(3);
      return removals.first();
    },
    shows: (page) =>
      expect
        .poll(() =>
          page
            .getByRole('group', { name: 'Languages' })
            .getByRole('button', { name: /^Remove/ })
            .count(),
        )
        .toBe(2),
    focus: () => 'Arabic',
    effects: () => [],
  },
];
