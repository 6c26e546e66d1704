import type { Language } from '#contract/language.ts';
import type { BankLinkTable } from '#server/db/tables/bank-details.table.ts';
import { approvedAs, tokenIn } from '#tests/kit/applicant.ts';
import type { Hand, Tour } from '#tests/kit/flow.ts';
import type { TestServer } from '#tests/kit/server.ts';
import { invalidLink, notRenewed } from './bank-details.flow.ts';

/** The form begins empty, apart from the IBAN. */
const otherFields = {
  'Company name': 'Deniz Ltd',
  'Tax number': '1234567890',
  'Tax office': 'Kaş',
  City: 'Antalya',
  District: 'Kaş',
  Address: 'Liman 3',
};

export const tour: Tour = {
  path: '/bank-details',
  /** A request that is cut off has no message. */
  texts: { 'expired.notRenewed': [...invalidLink, notRenewed] },
  gestures: {
    async open({ server, tour, open }) {
      const username = usernameOf({ tour });
      await approvedAs(server, username, { fullName: 'Deniz Yıldız' });
      await open(`/bank-details?token=${await tokenIn(server, `${username}@mail.example`, 'bank-link')}`);
    },
    async 'field.change'({ fill }, { value }) {
      for (const [label, text] of Object.entries({ ...otherFields, IBAN: value })) await fill(label, text);
    },
  },
  calls: {
    fetchBankForm: /^\/api\/creator\/bank-details-form\?/,
    submitBankDetails: /^\/api\/creator\/complete-bank-details\?/,
    renewBankLink: /^\/api\/creator\/bank-details-link$/,
  },
  arrange: { fetchBankForm: arrangeLink, submitBankDetails: arrangeLink, renewBankLink: arrangeLink },
  mend: forgetBankDetails,
};

const usernameOf = ({ tour }: Pick<Hand, 'tour'>) => `banker${tour}`;

/** Prepares the link for the next answer. A language without texts makes the server fail with a message. */
async function arrangeLink(hand: Hand, output: unknown): Promise<void> {
  const { kind } = Object(output);
  const { database } = hand.server.platform;
  const account = database.selectFrom('account').select('id').where('username', '=', usernameOf(hand));
  const { id: accountId } = await account.executeTakeFirstOrThrow();
  const changes: Record<string, Partial<BankLinkTable>> = {
    unknown: { tokenHash: `another ${accountId}` },
    expired: { expiresAt: 1 },
    used: { state: 'submitted', submittedAt: 1 },
  };
  const change = changes[kind];
  if (change) await database.updateTable('bankLink').set(change).where('accountId', '=', accountId).execute();
  await forgetBankDetails(hand.server);
  if (kind !== 'refused') return;
  const language: string = 'none';
  await database
    .updateTable('account')
    .set({ language: language as Language })
    .where('id', '=', accountId)
    .execute();
}

async function forgetBankDetails({ platform: { database } }: TestServer): Promise<void> {
  await database.deleteFrom('bankDetails').execute();
  await database.updateTable('account').set({ language: 'en' }).execute();
}
