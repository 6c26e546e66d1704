import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { MailsQuery } from '#contract/mail.ts';
import type { AddressBar } from '../address-bar.ts';
import { mailLifecycle } from '../lifecycles/mail.machine.ts';
import { sponsorLifecycle } from '../lifecycles/sponsor.machine.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import { type SignedOnce, withIdempotencyKey } from '../session/signed-action.ts';
import type { Signed, SignedCall } from '../session/signed-call.ts';
import {
  type LedgerAction,
  type LedgerActionAnswer,
  type LedgerName,
  type LedgerPage,
  type LedgerQuery,
  ledgerLimit,
  ledgerMachine,
} from './ledger.machine.ts';

const readers: Record<LedgerName, (query: MailsQuery, call: Signed) => Promise<Omit<LedgerPage, 'next'>>> = {
  async sponsors({ offset, limit }, call) {
    const { data, total } = await ask('listSponsors', { query: { offset, limit }, ...call });
    const rows = data.map(({ id, name, username, email, state, createdAt }) => {
      const from = sponsorLifecycle.resolveState({ value: state });
      const facts = { hasPassword: state !== 'invited' };
      const moves = (['suspend', 'reinstate'] as const).filter((move) => from.can({ type: `sponsor.${move}`, facts }));
      return { id, about: { kind: 'sponsor' as const, name, username, email }, at: createdAt, state, moves };
    });
    return { rows, total };
  },
  async mails(query, call) {
    const { data, total } = await ask('listMails', { query, ...call });
    const rows = data.map(({ id, state, createdAt, isErased, ...mail }) => {
      const facts = { lease: 0, ageMs: 0, isErased };
      const mayRequeue = mailLifecycle.resolveState({ value: state }).can({ type: 'mail.requeue', facts });
      const moves = mayRequeue ? (['requeue'] as const) : [];
      return { id, about: { kind: 'mail' as const, ...mail }, at: createdAt, state, moves };
    });
    return { rows, total };
  },
};

export function ledger(signed: SignedCall, addressBar: AddressBar) {
  const signedAction = withIdempotencyKey(signed);
  return ledgerMachine.provide({
    actors: {
      addressBar,
      fetchLedger: fromPromise<LedgerPage, LedgerQuery>(({ input: { list, search, after }, signal }) =>
        signed(signal, async (call) => {
          const offset = after ?? 0;
          const page = await readers[list ?? 'sponsors']({ search, offset, limit: ledgerLimit }, call);
          const end = offset + page.rows.length;
          return { ...page, next: end < page.total ? end : null };
        }),
      ),
      performAction: fromPromise<LedgerActionAnswer, { action: LedgerAction }>(({ input: { action }, signal }) =>
        signedAction(action, signal, (call) => perform(action, call)).catch(refusedFieldsIn),
      ),
    },
  });
}

async function perform(action: LedgerAction, call: SignedOnce): Promise<LedgerActionAnswer> {
  if (action.kind === 'invite') {
    await ask('inviteSponsor', { body: action.request, ...call });
    return { kind: 'invited', email: action.request.email };
  }
  const { id, move } = action;
  if (move === 'requeue') await ask('moveMail', { params: { id }, body: { move }, ...call });
  else await ask('moveSponsor', { params: { id }, body: { move }, ...call });
  return { kind: 'done' };
}
