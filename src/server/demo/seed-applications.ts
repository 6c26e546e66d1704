import { randomUUID } from 'node:crypto';
import { type Approval, expertiseLevels, privacyVersion, proficiencies } from '#contract/levels.ts';
import { fold } from '#rules/fold.ts';
import { insertApplication } from '../application/application.store.ts';
import { decide } from '../application/decision.service.ts';
import { replaceCreator } from '../creator/creator.store.ts';
import type { Database } from '../database.ts';
import type { SignedIn } from '../platform/access.ts';
import type { Platform } from '../platform/platform.ts';
import { listExpertises, listLanguages, listServices } from '../reference-data/lists.ts';
import { findPlace } from '../reference-data/places.ts';
import { insertAccount } from '../session/account.store.ts';
import { personFrom } from './people.ts';
import { type Random, randomFrom } from './random.ts';
import { accountOf, stories } from './seed-accounts.ts';

const hour = 60 * 60_000;
const wishes: readonly Approval[] = [
  ...Array<Approval>(7).fill('ONHOLD'),
  ...Array<Approval>(3).fill('APPROVED'),
  ...Array<Approval>(2).fill('REJECTED'),
];
const cities = ['308948', '320995', '314967', '745044', '323777', '313947', '2267057', '3169070'];

/** Applications in every state, moved there as staff would move them. */
export async function seedApplications(platform: Platform, staff: SignedIn): Promise<void> {
  const random = randomFrom(77);
  const ids: string[] = [];
  await platform.database.transaction().execute(async (transaction) => {
    for (const index of wishes.keys()) {
      const createdAt = platform.now() - (wishes.length - index) * 5 * hour;
      ids.push(await seedApplicant(transaction, random, { number: 500 + index, createdAt }));
    }
  });
  for (const [index, wish] of wishes.entries()) {
    const id = ids[index] ?? '';
    if (wish === 'APPROVED') await decide(platform, id, { decision: 'approve' }, staff);
    if (wish === 'REJECTED')
      await decide(
        platform,
        id,
        { decision: 'reject', reason: 'incomplete', text: 'Please add trips of this year.' },
        staff,
      );
  }
}

async function seedApplicant(
  transaction: Database,
  random: Random,
  { number, createdAt }: { number: number; createdAt: number },
): Promise<string> {
  const account = { ...accountOf('creator', personFrom(random, number), null, createdAt), state: 'pending' as const };
  const { id: accountId } = account;
  const take = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
  const place = findPlace(take(cities));
  await insertAccount(transaction, account);
  await replaceCreator(transaction, {
    creator: {
      accountId,
      nameFolded: fold(account.name),
      phoneNumber: `+90532${String(1_000_000 + number)}`,
      aboutMe: take(stories),
      profilePicture: null,
      instagram: account.username,
      youtube: '',
      tiktok: '',
      updatedAt: createdAt,
    },
    traits: [
      { accountId, kind: 'language', value: take(listLanguages('en'))._id, level: take(proficiencies), position: 0 },
      {
        accountId,
        kind: 'expertise',
        value: take(listExpertises('en'))._id,
        level: take(expertiseLevels),
        position: 0,
      },
      { accountId, kind: 'service', value: take(listServices('en'))._id, level: null, position: 0 },
    ],
    locations: place
      ? [
          {
            accountId,
            cityId: place.id,
            cityName: place.name,
            stateName: place.state,
            country: place.country,
            position: 0,
          },
        ]
      : [],
  });
  const id = randomUUID();
  await insertApplication(transaction, {
    id,
    accountId,
    state: 'ONHOLD',
    language: 'en',
    privacyVersion,
    decidedAt: null,
    reason: null,
    reasonText: null,
    createdAt,
    updatedAt: createdAt,
  });
  return id;
}
