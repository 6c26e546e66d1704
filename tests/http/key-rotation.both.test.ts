import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBankDetails, writeBankDetails } from '#server/bank-details/sealed-details.ts';
import { rotateKeysCommand } from '#server/installation/keys.commands.ts';
import { inUnitOfWork } from '#server/records/unit-of-work.ts';
import { plantApplicant } from '#tests/kit/fleet.ts';
import { rounds } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const [count, senders, week] = [rounds(120, 400), rounds(30, 60), 7 * 24 * 60 * 60_000];
const iban = 'TR330006100519786457841326';
const details = {
  accountType: 'person' as const,
  name: 'Deniz',
  iban,
  taxNumber: '10000000146',
  taxOffice: '',
  address: 'Liman 3',
  city: 'Antalya',
  district: 'Kaş',
  country: 'Turkey',
};

interface LinkHolder {
  accountId: string;
  token: string;
}

/** Somebody who was approved, has given details once, and holds a link. */
async function plantLinkHolder(index: number): Promise<LinkHolder> {
  const { database, secrets, now } = server.platform;
  const { account, applicationId } = await plantApplicant(server.platform, `creator${index}`);
  await database.updateTable('application').set({ state: 'APPROVED' }).where('id', '=', applicationId).execute();
  const token = `token-of-creator-${index}`;
  await database
    .insertInto('bankLink')
    .values({
      id: account.id,
      accountId: account.id,
      tokenHash: secrets.hash('bank-link', token),
      state: 'issued',
      expiresAt: now() + week,
      submittedAt: null,
      message: null,
      createdAt: now(),
    })
    .execute();
  await inUnitOfWork(server.platform, (unit) => writeBankDetails(unit, account.id, { ...details, name: 'old' }));
  return { accountId: account.id, token };
}

it('bank details that are sent and read while keys are rotated are all there afterwards, under the new key', async () => {
  const asked: LinkHolder[] = [];
  for (let first = 0; first < count; first += 20)
    asked.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => plantLinkHolder(first + index)))));
  const every = Math.floor(count / senders);
  const sending = asked.filter((_, index) => index % every === 0);
  const statuses: number[] = [];
  const send = async ({ token }: LinkHolder) => {
    statuses.push((await server.get(`/api/creator/bank-details-form?token=${token}`)).status);
    const path = `/api/creator/complete-bank-details?token=${token}`;
    statuses.push((await server.post(path, { ...details, name: 'new' })).status);
  };
  const submissions = async () => {
    for (let first = 0; first < sending.length; first += 6)
      await Promise.all(sending.slice(first, first + 6).map(send));
  };
  const rotations = async () => {
    for (let round = 0; round < 3; round += 1)
      expect(await rotateKeysCommand(server.platform)).toMatch(
        /^\d+ bank details are sealed under a new key, \d+ other texts anew\.$/,
      );
  };
  await Promise.all([submissions(), rotations()]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await rotateKeysCommand(server.platform)).toContain(`${count} bank details are sealed under a new key,`);
  for (const person of asked)
    expect((await readBankDetails(server.platform, person.accountId))?.name).toBe(
      sending.includes(person) ? 'new' : 'old',
    );
  expect(await server.platform.database.selectFrom('dataKey').selectAll().execute()).toHaveLength(1);
});
