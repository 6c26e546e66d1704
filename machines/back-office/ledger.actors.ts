import { fromPromise } from 'xstate';
import { inviteSponsor, listAuditEntries, listMails, listSponsors, moveMail, moveSponsor } from '#api/back-office.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { mailLifecycle } from '../lifecycles/mail.machine.ts';
import { sponsorLifecycle } from '../lifecycles/sponsor.machine.ts';
import {
  type LedgerAnswer,
  type LedgerDeed,
  type LedgerDeedAnswer,
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
      const facts = { lease: null, ageMs: 0, isErased };
      const mayRequeue = mailLifecycle.resolveState({ value: state }).can({ type: 'mail.requeue', facts });
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
    doDeed: fromPromise<LedgerDeedAnswer, { token: string; deed: LedgerDeed }>(
      async ({ input: { token, deed }, signal }) => {
        try {
          await does(deed, { token, signal });
          return { kind: 'done' };
        } catch (failure) {
          const body = errorBodyOf(failure);
          if (body === null) throw failure;
          return body.code === 'unauthenticated' ? { kind: 'ended' } : { kind: 'refused', message: body.message };
        }
      },
    ),
  },
});

async function does(deed: LedgerDeed, call: Call): Promise<void> {
  if (deed.kind === 'invite') await inviteSponsor(deed.request, call);
  else if (deed.move === 'requeue') await moveMail(deed.id, { move: deed.move }, call);
  else await moveSponsor(deed.id, { move: deed.move }, call);
}
