import { type Account, insertAccount, makeAccount } from '#server/accounts/accounts.ts';
import { dropAccount } from '#tests/kit/applicant.ts';
import { enterBackOffice, mayTurn, moreThanAPage, type Paged } from '#tests/kit/enter-back-office.ts';
import type { Hand, Tour } from '#tests/kit/flow.ts';

export const tour: Tour = {
  path: '/admin?list=sponsors',
  vertex: ({ offset, message, action }: Listing) => [offset, message, action?.kind],
  isPassable(snapshot, { type, output }) {
    if (type === 'page.turn') return mayTurn(snapshot);
    const other = snapshot.context.action?.kind === 'invite' ? 'done' : 'invited';
    if (Object(output).kind === other || 'email' in Object(Object(output).fields)) return false;
    return type !== 'row.move' || snapshot.context.offset === 0;
  },
  gestures: {
    async open(hand) {
      await fillSponsors(hand);
      await enterBackOffice(hand, '?list=sponsors');
    },
    'page.turn': ({ press }) => press('Next'),
  },
  calls: { fetchLedger: /^\/api\/admin\/sponsors\?/, performAction: /\/api\/admin\/sponsors(?:\/[\w-]+\/moves)?$/ },
  arrange: {
    fetchLedger: (hand) => setSponsor(hand, true),
    async performAction(hand, output, request) {
      const isInvitation = 'email' in Object(request);
      if (isInvitation) await setSponsor(hand, Object(output).kind === 'refused');
      else if (Object(output).kind === 'refused') await setSponsor(hand, false);
    },
  },
};

type Listing = Paged & { message: string | null; action: { kind: string } | null };

const sponsor = 'bluebay';

/** Recreates the sponsor as the newest one, or removes it. */
async function setSponsor({ server }: Hand, exists: boolean): Promise<void> {
  await dropAccount(server, sponsor);
  if (exists) await server.createAccount({ role: 'sponsor', username: sponsor });
}

async function fillSponsors(hand: Hand): Promise<void> {
  const { database, now } = hand.server.platform;
  const { total } = await database
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('role', '=', 'sponsor')
    .executeTakeFirstOrThrow();
  for (let index = Number(total); index < moreThanAPage; index += 1)
    await insertAccount(database, sponsorOf(index, now() - 1_000 - index));
}

function sponsorOf(index: number, createdAt: number): Account {
  const username = `harbour${index}`;
  const named = { username, name: `Harbour ${index}`, email: `${username}@mail.example` };
  return makeAccount({ role: 'sponsor', state: 'active', ...named }, createdAt);
}
