import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { applyAs, staffHands } from '#tests/kit/applicant.ts';
import { type Stays, startStays } from '#tests/kit/bookings.ts';
import type { TestServer } from '#tests/kit/server.ts';
import { fillProduct, type Links, type Role, usernames } from './product-pages.ts';

export interface World {
  server: TestServer;
  stays: Stays;
  staff: Awaited<ReturnType<typeof staffHands>>;
  links: Links;
  sponsorId: string;
  /** Listed creators by name. */
  creators: readonly { id: string; fullName: string }[];
  /** Counts the cases, so that each has applicants and sponsors of its own. */
  turn: number;
  /** The record that the case made for itself. */
  id: string;
}

export interface DoublePress {
  page: string;
  button: string;
  role?: Role;
  /** Both by default. */
  by?: readonly ('pointer' | 'Enter')[];
  reset?(world: World): Promise<void>;
  /** Opens the page and returns the button. */
  open(page: Page, world: World): Promise<Locator>;
  /** Waits for what one press shows. */
  shows(page: Page, world: World): Promise<unknown>;
  /** What has the focus after Enter: a heading or the name of the next row, never a button that changes another record. */
  focus?(world: World): string;
  /** The writing requests of one press. */
  effects(world: World): unknown[];
}

export async function fillForDoublePresses(server: TestServer): Promise<World> {
  const stays = await startStays(server, usernames.creator);
  const links = await fillProduct(server, stays);
  const { database } = server.platform;
  const sponsor = await database
    .selectFrom('account')
    .select('id')
    .where('username', '=', usernames.sponsor)
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('directoryEntry')
    .innerJoin('account', 'account.id', 'accountId')
    .select(['account.id', 'account.name'])
    .where('isListed', '=', 1)
    .orderBy('account.name')
    .limit(8)
    .execute();
  const creators = rows.map(({ id, name: fullName }) => ({ id, fullName }));
  const staff = await staffHands(server, usernames.staff);
  return { server, stays, staff, links, sponsorId: sponsor.id, creators, turn: 0, id: '' };
}

export async function keepFour({ server, sponsorId, creators }: World): Promise<void> {
  const { database } = server.platform;
  await database.deleteFrom('shortlistEntry').execute();
  await database.deleteFrom('ownList').execute();
  const kept = creators.slice(0, 4).map(({ id: creatorId }, index) => ({
    ...{ sponsorId, creatorId, isInFirst: 1 as const, note: `Note ${index}`, addedAt: 100 - index },
  }));
  await database.insertInto('shortlistEntry').values(kept).execute();
}

/** Three applicants whose phone numbers find them and no one else. */
export async function applyThree(world: World): Promise<void> {
  world.turn += 1;
  for (const [index, name] of ['first', 'second', 'third'].entries()) {
    world.server.clock.now += 60_000;
    const { applicationId } = await applyAs(world.server, `${name}${world.turn}`, {
      fullName: `${name} of ${world.turn}`,
      phoneNumber: `+90 532 ${100 + world.turn} 00 0${index}`,
      socialMediaAccounts: { instagram: `${name}${world.turn}`, youtube: '', tiktok: '' },
    });
    if (index === 0) world.id = applicationId;
  }
}

export async function openFirstApplicant(page: Page, { turn }: World): Promise<void> {
  await page.goto(`/admin?list=applications&search=532+${100 + turn}`);
  await page.getByRole('link', { name: /^first of/ }).click();
  await page.getByRole('heading', { level: 2, name: /^first of/ }).waitFor();
}

export const named = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
export const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
export const nameOf = ({ creators }: World, index: number): string => creators[index]?.fullName ?? '';
export const idOf = ({ creators }: World, index: number): string => creators[index]?.id ?? '';
export const begins = (words: string) =>
  expect.stringMatching(new RegExp(`^${words.replaceAll(/[/?.]/g, String.raw`\$&`)}`));
