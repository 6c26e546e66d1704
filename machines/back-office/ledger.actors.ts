import { fromPromise } from 'xstate';
import {
  inviteSponsor,
  listAuditEntries,
  listMails,
  listSponsors,
  moveSponsor,
  requeueMail,
} from '#api/back-office.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { mailLifecycle } from '../lifecycles/mail.machine.ts';
import { sponsorLifecycle } from '../lifecycles/sponsor.machine.ts';
import {
  type ActAnswer,
  type LedgerAct,
  type LedgerAnswer,
  type LedgerName,
  type LedgerPage,
  type LedgerWish,
  ledgerLimit,
  ledgerMachine,
} from './ledger.machine.ts';

interface Call {
  token: string;
  signal: AbortSignal;
}

type Page = { offset: number; limit: number };

const readers: Record<LedgerName, (page: Page, call: Call) => Promise<LedgerPage>> = {
  async sponsors(page, call) {
    const { data, total } = await listSponsors(page, call);
    const rows = data.map(({ id, name, username, email, state, createdAt }) => {
      const from = sponsorLifecycle.resolveState({ value: state });
      const moves = (['suspend', 'reinstate'] as const).filter((move) => from.can({ type: `sponsor.${move}` }));
      return { id, about: { kind: 'sponsor' as const, name, username, email }, at: createdAt, state, moves };
    });
    return { rows, total };
  },
  async mails(page, call) {
    const { data, total } = await listMails(page, call);
    const rows = data.map(({ id, state, createdAt, isErased, ...mail }) => {
      const mayRequeue = !isErased && mailLifecycle.resolveState({ value: state }).can({ type: 'mail.requeue' });
      const moves = mayRequeue ? (['requeue'] as const) : [];
      return { id, about: { kind: 'mail' as const, ...mail }, at: createdAt, state, moves };
    });
    return { rows, total };
  },
  async audit(page, call) {
    const { data, total } = await listAuditEntries(page, call);
    const rows = data.map(({ sequence, at, ...deed }) => ({
      id: String(sequence),
      about: { kind: 'deed' as const, ...deed },
      at,
      state: null,
      moves: [],
    }));
    return { rows, total };
  },
};

export const ledger = ledgerMachine.provide({
  actors: {
    fetchLedger: fromPromise<LedgerAnswer, LedgerWish>(async ({ input: { token, name, offset }, signal }) => {
      try {
        return { kind: 'page', page: await readers[name]({ offset, limit: ledgerLimit }, { token, signal }) };
      } catch (failure) {
        if (errorBodyOf(failure)?.code === 'unauthenticated') return { kind: 'ended' };
        throw failure;
      }
    }),
    doAct: fromPromise<ActAnswer, { token: string; act: LedgerAct }>(async ({ input: { token, act }, signal }) => {
      try {
        await does(act, { token, signal });
        return { kind: 'done' };
      } catch (failure) {
        const body = errorBodyOf(failure);
        if (body === null) throw failure;
        return body.code === 'unauthenticated' ? { kind: 'ended' } : { kind: 'refused', message: body.message };
      }
    }),
  },
});

async function does(act: LedgerAct, call: Call): Promise<void> {
  if (act.kind === 'invite') await inviteSponsor(act.request, call);
  else if (act.move === 'requeue') await requeueMail(act.id, call);
  else await moveSponsor(act.id, act.move, call);
}
