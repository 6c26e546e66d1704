import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { applyAs, dropAccount } from '#tests/kit/applicant.ts';
import { enterBackOffice } from '#tests/kit/enter-back-office.ts';
import type { Hand, Tour } from '#tests/kit/flow.ts';
import { companyDetails } from '#tests/kit/people.ts';
import { isOffered, type Reviewed } from './application-review.flow.ts';

export const tour: Tour = {
  path: '/admin',
  stopsClock: true,
  cases: { 'action.perform': [{ action: { kind: 'reveal' } }] },
  vertex: (context: Reviewed) => [actionIn(context), context.detail?.state, context.secret !== null],
  isPassable: (snapshot, event) =>
    event.type !== 'detail.load' && isOffered(snapshot, event) && isRealAnswer(snapshot, event),
  unreachable: {
    'settling — detail.load → loading #0': 'the page sends it when a decision was undone',
    'ready — detail.load → loading #0': 'the page sends it when a decision was undone',
  },
  gestures: {
    async open(hand) {
      const form = { fullName: 'Deniz Yıldız', iban: companyDetails.iban };
      const { applicationId } = await applyAs(hand.server, usernameOf(hand), form);
      // A decided application stays open in the list of all.
      await enterBackOffice(hand, `?state=ALL&application=${applicationId}`);
    },
  },
  calls: {
    fetchApplication: /\/api\/admin\/applications\/[\w-]+$/,
    performAction: /\/api\/admin\/.+\/(?:moves|bank-details.*)$/,
  },
  arrange: {
    async fetchApplication(hand, output) {
      const { kind, detail } = Object(output);
      if (kind === 'missing') await dropAccount(hand.server, usernameOf(hand));
      else await setState(hand, detail.state);
    },
    async performAction(hand, output, request) {
      const { move } = Object(request);
      const { kind } = Object(output);
      if (move === 'approve' || move === 'reject') await setState(hand, kind === 'refused' ? 'APPROVED' : 'ONHOLD');
      if (move === 'reopen') await setState(hand, kind === 'refused' ? 'ONHOLD' : 'APPROVED');
    },
  },
};

const actionIn = ({ action }: Reviewed): string | null => action?.request?.move ?? action?.kind ?? null;

/** The server gives each action only some of the answers. */
function isRealAnswer(snapshot: AnyMachineSnapshot, { type, output }: AnyEventObject): boolean {
  if (type !== 'xstate.done.actor.performAction') return true;
  const action = actionIn(snapshot.context);
  if (output.kind === 'refused') return action !== 'reveal';
  if (output.kind === 'revealed') return action === 'reveal';
  return output.kind === 'done' ? action === 'reopen' : action === 'approve' || action === 'reject';
}

const usernameOf = ({ tour }: Pick<Hand, 'tour'>) => `reviewed${tour}`;

async function setState(hand: Hand, state: 'ONHOLD' | 'APPROVED'): Promise<void> {
  const { database, now } = hand.server.platform;
  const account = database.selectFrom('account').select('id').where('username', '=', usernameOf(hand));
  await database
    .updateTable('application')
    .set({ state, decidedAt: state === 'ONHOLD' ? null : now() })
    .where('accountId', '=', account)
    .execute();
}
