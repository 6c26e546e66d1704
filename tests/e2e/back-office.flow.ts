import { randomUUID } from 'node:crypto';
import type { AnyEventObject } from 'xstate';
import { flow as applicationQueueTold } from '#tests/flows/application-queue.flow.ts';
import { flow as applicationReviewTold } from '#tests/flows/application-review.flow.ts';
import { flow as ledgerTold } from '#tests/flows/back-office-list.flow.ts';
import { applyAs } from '#tests/kit/applicant.ts';
import { comesInTime } from '#tests/kit/comes-in-time.ts';
import type { BrowserFlow, Hand } from '#tests/kit/walk-browser.ts';
import type { Step } from '#tests/kit/walks.ts';

const moreThanAPage = 60;
const press =
  (name: string) =>
  ({ page }: Hand) =>
    page.getByRole('button', { name, exact: true }).click();
const keeperOf = ({ tour }: Hand) => `officer${tour}`;

async function signIn(hand: Hand): Promise<void> {
  await hand.page.getByLabel('Email or username').fill(keeperOf(hand));
  await hand.page.getByLabel('Password', { exact: true }).fill('open-sesame-1');
  await press('Sign In')(hand);
}

/** Every tour has somebody of the staff of its own, and sees what is there for all. */
async function enter(hand: Hand, query: string): Promise<void> {
  await hand.server.createAccount({ role: 'staff', username: keeperOf(hand) });
  await hand.page.goto(`/admin${query}`);
  await comesInTime(hand, hand.page.getByLabel('Email or username'));
  await signIn(hand);
}

interface Paged {
  offset: number;
  queue?: object | null;
}

/** On from the first page alone, once a page is shown. */
const mayTurn = (snapshot: Step['snapshot']): boolean => {
  const { offset, queue }: Paged = snapshot.context;
  return offset === 0 && queue !== null && snapshot.matches('ready');
};

export const applicationQueueFlow: BrowserFlow = {
  ...applicationQueueTold.shown,
  model: { ...applicationQueueTold.model, behaviour: ({ offset, queue }: Paged) => [offset, queue === null] },
  path: '/admin',
  stopsClock: true,
  isPassable({ snapshot }, { type }) {
    if (type === 'queue.load') return snapshot.matches('failed');
    return type !== 'page.turn' || mayTurn(snapshot);
  },
  gestures: {
    async open(hand) {
      const { applicationId } = await applyAs(hand.server, `queuer${hand.tour}`, { fullName: 'Deniz Yıldız' });
      await fillQueue(hand);
      await enter(hand, `?application=${applicationId}`);
    },
    'tab.choose': ({ page }, { state }) =>
      page.getByRole('button', { name: state === null ? /^All/ : /^Rejected/ }).click(),
    async 'search.change'({ page }, { search }) {
      await page.getByLabel('Search by name').fill('');
      await page.getByLabel('Search by name').fill(search);
    },
    'page.turn': press('Next'),
    'queue.load': press('Try again'),
    'xstate.after.pause.applicationQueue.waiting': ({ page }) => page.clock.runFor(300),
  },
  calls: { fetchQueue: /^\/api\/admin\/applications\?/ },
  arrange: {},
};

/** More than a page of applications in every tab that the walk opens. */
async function fillQueue({ server, tour }: Hand): Promise<void> {
  const { database, now } = server.platform;
  for (let index = 0; index < moreThanAPage; index += 1) {
    const account = await server.platform.database
      .selectFrom('account')
      .select('id')
      .where('username', '=', `queuer${tour}`)
      .executeTakeFirstOrThrow();
    for (const state of ['ONHOLD', 'REJECTED'] as const)
      await database
        .insertInto('application')
        .values({
          id: randomUUID(),
          accountId: account.id,
          state,
          language: 'en',
          privacyVersion: '2026-11',
          decidedAt: null,
          reason: null,
          reasonText: null,
          createdAt: now() - 1_000_000 - index,
          updatedAt: now(),
        })
        .execute();
  }
}

interface Reviewed {
  deed: { kind: string; request?: { move: string } } | null;
  detail: { state: string } | null;
  secret: object | null;
  isUndoable: boolean;
  message: string | null;
}

const reveal = { deed: { kind: 'reveal' } };
const deedIn = ({ deed }: Reviewed): string | null => deed?.request?.move ?? deed?.kind ?? null;

/** The walk's deeds and the server's answers belong together; what is shown is not revealed again, and an undo is offered for ten seconds alone. */
function isRealReview({ snapshot }: Step, event: AnyEventObject): boolean {
  const context: Reviewed = snapshot.context;
  const { type, output } = event;
  if (type === 'deed.do' && event.deed.kind === 'reveal') return context.secret === null;
  if (type === 'deed.do') return event.deed.request.move !== 'undo' || snapshot.matches({ ready: 'undoable' });
  if (type === 'secret.hide') return context.secret !== null;
  if (type !== 'xstate.done.actor.doDeed') return true;
  if (output.kind === 'refused') return deedIn(context) !== 'reveal';
  if (output.kind === 'revealed') return deedIn(context) === 'reveal';
  if (output.kind === 'done') return deedIn(context) === (output.isUndoable ? 'approve' : 'undo');
  return true;
}

export const applicationReviewFlow: BrowserFlow = {
  ...applicationReviewTold.shown,
  model: {
    ...applicationReviewTold.model,
    cases: {
      ...applicationReviewTold.model.cases,
      'deed.do': [...(applicationReviewTold.model.cases['deed.do'] ?? []), reveal],
    },
    behaviour: (context: Reviewed) => [
      deedIn(context),
      context.detail?.state,
      context.secret !== null,
      context.isUndoable,
    ],
  },
  path: '/admin',
  stopsClock: true,
  isPassable: isRealReview,
  gestures: {
    async open(hand) {
      const { applicationId } = await applyAs(hand.server, usernameOf(hand), {
        fullName: 'Deniz Yıldız',
        iban: 'TR330006100519786457841326',
      });
      await enter(hand, `?application=${applicationId}`);
    },
    async 'deed.do'(hand, { deed }) {
      if (deed.kind === 'reveal') return press('Show IBAN')(hand);
      return press(deed.request.move === 'undo' ? 'Undo' : 'Approve')(hand);
    },
    'secret.hide': press('Hide'),
    'banner.dismiss': press('Dismiss'),
    'review.load': press('Try again'),
    'xstate.after.undo.applicationReview.ready.undoable': ({ page }) => page.clock.runFor(10_000),
  },
  calls: {
    fetchApplication: /\/api\/admin\/applications\/[\w-]+$/,
    doDeed: /\/api\/admin\/.+\/(?:moves|bank-details.*)$/,
  },
  arrange: {
    async fetchApplication(hand, output) {
      const { kind, detail } = Object(output);
      if (kind === 'missing') await dropApplicant(hand);
      else await standAt(hand, detail.state);
    },
    async doDeed(hand, output, request) {
      const { move } = Object(request);
      const { kind } = Object(output);
      if (move === 'approve') await standAt(hand, kind === 'refused' ? 'APPROVED' : 'ONHOLD');
      if (move === 'undo') await standAt(hand, kind === 'refused' ? 'ONHOLD' : 'APPROVED');
    },
  },
};

const usernameOf = ({ tour }: Hand) => `reviewed${tour}`;

async function dropApplicant(hand: Hand): Promise<void> {
  const { database } = hand.server.platform;
  await database.deleteFrom('account').where('username', '=', usernameOf(hand)).execute();
}

async function standAt(hand: Hand, state: 'ONHOLD' | 'APPROVED'): Promise<void> {
  const { database, now } = hand.server.platform;
  const account = database.selectFrom('account').select('id').where('username', '=', usernameOf(hand));
  await database
    .updateTable('application')
    .set({ state, decidedAt: state === 'ONHOLD' ? null : now() })
    .where('accountId', '=', account)
    .execute();
}

const sponsor = 'bluebay';

export const sponsorListFlow: BrowserFlow = {
  ...ledgerTold.shown,
  model: {
    ...ledgerTold.model,
    behaviour: ({ offset, message }: Paged & { message: string | null }) => [offset, message],
  },
  path: '/admin?list=sponsors',
  isPassable({ snapshot }, { type }) {
    if (type === 'page.turn') return mayTurn(snapshot);
    return type !== 'row.move' || snapshot.context.offset === 0;
  },
  gestures: {
    async open(hand) {
      await fillSponsors(hand);
      await enter(hand, '?list=sponsors');
    },
    'row.move': press('Suspend: The bluebay'),
    async 'sponsor.invite'({ page }, { request }) {
      await page.getByLabel('Company or name').fill(request.name);
      await page.getByLabel('Username', { exact: true }).fill(request.username);
      await page.getByLabel('Email', { exact: true }).fill(request.email);
      await page.getByRole('button', { name: 'Send the invitation' }).click();
    },
    'page.turn': press('Next'),
    'ledger.load': press('Try again'),
    'banner.dismiss': press('Dismiss'),
  },
  calls: { fetchLedger: /^\/api\/admin\/sponsors\?/, doDeed: /\/api\/admin\/sponsors(?:\/[\w-]+\/moves)?$/ },
  arrange: {
    fetchLedger: (hand) => makeSponsor(hand, true),
    async doDeed(hand, output, request) {
      const isInvitation = 'email' in Object(request);
      if (isInvitation) await makeSponsor(hand, Object(output).kind === 'refused');
      else if (Object(output).kind === 'refused') await makeSponsor(hand, false);
    },
  },
};

/** The sponsor of the walk is there, active and the newest; or is not there at all. */
async function makeSponsor({ server }: Hand, isThere: boolean): Promise<void> {
  await server.platform.database.deleteFrom('account').where('username', '=', sponsor).execute();
  if (isThere) await server.createAccount({ role: 'sponsor', username: sponsor });
}

async function fillSponsors(hand: Hand): Promise<void> {
  const { database, now } = hand.server.platform;
  const { total } = await database
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('role', '=', 'sponsor')
    .executeTakeFirstOrThrow();
  for (let index = Number(total); index < moreThanAPage; index += 1)
    await database
      .insertInto('account')
      .values({
        id: randomUUID(),
        role: 'sponsor',
        state: 'active',
        name: `Harbour ${index}`,
        username: `harbour${index}`,
        usernameFolded: `harbour${index}`,
        email: `harbour${index}@mail.example`,
        emailFolded: `harbour${index}@mail.example`,
        passwordHash: null,
        createdAt: now() - 1_000 - index,
        updatedAt: now(),
      })
      .execute();
}
