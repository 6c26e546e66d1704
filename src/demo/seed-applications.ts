import { randomUUID } from 'node:crypto';
import { expertiseLevels, proficiencies } from '#contract/application-choices.ts';
import { privacyVersion } from '#contract/privacy.ts';
import type { Approval } from '#contract/states.ts';
import { fold } from '#rules/fold.ts';
import { findAccountByUsername, insertAccount } from '#server/accounts/accounts.ts';
import { bankLinks } from '#server/bank-details/bank-link.lifecycle.ts';
import { findLatestBankLink } from '#server/bank-details/bank-links.ts';
import { replaceCreator } from '#server/creators/creators.ts';
import { advance } from '#server/db/advance.ts';
import type { Database } from '#server/db/tables.ts';
import type { Unit } from '#server/db/unit-of-work.ts';
import { hourMs } from '#server/lib/time.ts';
import { addApplication, applications } from '#server/onboarding/application.lifecycle.ts';
import { listExpertises, listLanguages, listServices } from '#server/reference/lists.ts';
import { findPlace } from '#server/reference/places.ts';
import { keepBankDetails } from './keep-bank-details.ts';
import { personFrom } from './people.ts';
import { type Random, randomFrom } from './random.ts';
import { accountOf } from './seed-accounts.ts';
import { storyOf } from './stories.ts';

const outcomes: readonly Approval[] = [
  ...Array<Approval>(7).fill('ONHOLD'),
  ...Array<Approval>(3).fill('APPROVED'),
  ...Array<Approval>(2).fill('REJECTED'),
];
const cities = ['308948', '320995', '314967', '745044', '323777', '313947', '2267057', '3169070'];

const lastOnHold = outcomes.lastIndexOf('ONHOLD');
const firstApproved = outcomes.indexOf('APPROVED');

/** Applications in every state, moved there as staff would move them. */
export async function seedApplications(unit: Unit): Promise<void> {
  const random = randomFrom(77);
  const colleague = await findAccountByUsername(unit.database, 'people', 'demo-colleague');
  for (const [index, outcome] of outcomes.entries()) {
    const createdAt = unit.now - (outcomes.length - index) * 5 * hourMs;
    const id = await seedApplicant(unit.database, random, { number: 500 + index, createdAt });
    if (index === lastOnHold && colleague)
      await advance(unit, applications, id, { type: 'application.take', takerId: colleague.id });
    if (outcome === 'APPROVED') await advance(unit, applications, id, { type: 'application.approve' });
    if (index === firstApproved) await giveBankDetails(unit, id);
    if (outcome === 'REJECTED')
      await advance(unit, applications, id, {
        type: 'application.reject',
        reason: 'incomplete',
        text: 'Please add trips of this year.',
      });
  }
}

/** What staff are to verify. */
async function giveBankDetails(unit: Unit, applicationId: string): Promise<void> {
  const account = (await applications.load(unit, applicationId))?.account;
  const link = account && (await findLatestBankLink(unit.database, account.id, unit.now));
  if (!link) return;
  await keepBankDetails(unit, account);
  await advance(unit, bankLinks, link.id, { type: 'link.submit' });
}

async function seedApplicant(
  database: Database,
  random: Random,
  { number, createdAt }: { number: number; createdAt: number },
): Promise<string> {
  const account = { ...accountOf('creator', personFrom(random, number), null, createdAt), state: 'pending' as const };
  const { id: accountId } = account;
  const take = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
  const place = findPlace(take(cities));
  const expertise = take(listExpertises('en'))._id;
  await insertAccount(database, account);
  await replaceCreator(database, {
    creator: {
      accountId,
      nameFolded: fold(account.name),
      phoneNumber: `+90532${String(1_000_000 + number)}`,
      aboutMe: storyOf(expertise, 'en'),
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
        value: expertise,
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
  const { id } = await addApplication(database, {
    id: randomUUID(),
    accountId,
    privacyVersion,
    createdAt,
  });
  return id;
}
