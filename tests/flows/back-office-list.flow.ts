import { ledgerMachine } from '#machines/back-office/ledger.machine.ts';
import { type Account, insertAccount, makeAccount } from '#server/accounts/accounts.ts';
import { dropAccount } from '#tests/kit/applicant.ts';
import { enterBackOffice, mayTurn, moreThanAPage, type Paged } from '#tests/kit/enter-back-office.ts';
import type { Flow, Hand } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const invitation = { name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' };
export const row = {
  id: 'sponsor-1',
  about: { kind: 'sponsor' as const, ...invitation },
  at: 0,
  state: 'active',
  moves: ['suspend' as const],
};

export const flow = {
  model: modelOf({
    title: 'Sponsor and mail lists',
    machine: ledgerMachine,
    input: { name: 'sponsors' },
    events: {
      'page.turn': [{ offset: 50 }],
      'call.retry': [{}],
      'row.move': [
        { id: 'sponsor-1', move: 'suspend' },
        { id: 'sponsor-1', move: 'reinstate' },
      ],
      'sponsor.invite': [{ request: invitation }],
      'invitation.change': [{ field: 'username' }, { field: 'email' }],
      'banner.dismiss': [{}],
    },
    answers: {
      fetchLedger: [{ rows: [row], total: 1 }],
      performAction: [
        { kind: 'done' },
        { kind: 'invited', email: 'bay@mail.example' },
        { kind: 'refused', message: 'This username is taken.', fields: { username: 'This username is taken.' } },
        {
          kind: 'refused',
          message: 'Please check them.',
          fields: { username: 'Too short.', email: 'Not an address.' },
        },
      ],
    },
    vertex: ({ message, offset, page, serverErrors }) => [
      message === null,
      offset,
      page !== null,
      ...Object.keys(serverErrors),
    ],
    isConsistent: (list, { fetchLedger }) => !list.matches('ready') || list.context.offset === fetchLedger?.offset,
  }),
  guide: {
    role: 'Staff',
    address: '/admin?list=sponsors',
    start: 'Sign in as `demo-staff`.',
    answers: {
      fetchLedger: { done: 'open the page' },
      performAction: {
        done: 'suspend or reinstate a sponsor',
        invited: 'send an invitation with an unused username and address',
        refused: 'send an invitation with a username that is taken',
      },
    },
    conditions: { isOnlyError: 'no other field has an error' },
  },
  words: {
    'page.turn': 'Press Next',
    'call.retry': 'Press Try again',
    'row.move': ({ move }) => `Press ${move === 'suspend' ? 'Suspend' : 'Reinstate'} in a row and confirm it`,
    'sponsor.invite': 'Fill in the invitation and press Send invitation',
    'invitation.change': ({ field }) => `Change the ${field} of the invitation`,
    'banner.dismiss': 'Press Dismiss',
  },
  shown: {
    buttons: {
      Dismiss: { type: 'banner.dismiss' },
      'Try again': { type: 'call.retry' },
      'Send invitation': { type: 'sponsor.invite', request: invitation },
    },
    texts: {
      loading: ['Invite a sponsor'],
      'ready.calm': ['Invite a sponsor'],
      'ready.refused': ['Invite a sponsor', 'Dismiss'],
      acting: ['Invite a sponsor'],
      failed: ['Invite a sponsor', 'Try again'],
    },
  },
  gestures: {
    async 'row.move'({ press }) {
      await press(/^Suspend: .*(Blue Bay|bluebay)$/);
      await press('Suspend');
    },
    async 'sponsor.invite'({ fill, press }, { request }) {
      await fill('Company or name', request.name);
      await fill('Username', request.username);
      await fill('Email', request.email);
      await press('Send invitation');
    },
    'invitation.change': ({ fill }, { field }) => fill(field === 'email' ? 'Email' : 'Username', 'other'),
    'call.retry': ({ press }) => press('Try again'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
  },
  elsewhere: { 'page.turn': 'the pager of a longer list, in a browser' },
  tour: {
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
  },
} satisfies Flow;

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
