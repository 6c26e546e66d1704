import type { BankMoveReply, BankMoveRequest, RevealReply } from '#contract/back-office.ts';
import type { BankLinkMove } from '#machines/lifecycles/bank-link.machine.ts';
import { bankOf } from '#rules/iban.ts';
import { problem } from '#rules/problems.ts';
import { lockAccount, requireCreator } from '../accounts/accounts.ts';
import { advance } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { InvalidFields, NotFound, StateConflict } from '../lib/errors.ts';
import { bankLinks } from './bank-link.lifecycle.ts';
import { findBankDetails, readDatedDetails } from './encrypted-details.ts';
import { findLatestBankLink } from './latest-bank-link.ts';

export function moveBankDetails(
  platform: Platform,
  accountId: string,
  request: BankMoveRequest,
  by: Actor,
): Promise<BankMoveReply> {
  const move = moveIn(request);
  return inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['moveBankDetails', accountId, request], async () => {
        requireCreator(await lockAccount(unit, accountId));
        const link = await findLatestBankLink(unit.database, accountId, unit.now);
        if (!link || !(await isCurrent(unit, accountId, request))) throw new StateConflict();
        await advance(unit, bankLinks, link.id, move);
        const latest = await findLatestBankLink(unit.database, accountId, unit.now);
        return { state: latest?.state ?? link.state };
      }),
    by.username,
  );
}

/** Staff decide on the details that they saw: the creator may have sent others since. */
async function isCurrent({ database }: Unit, accountId: string, request: BankMoveRequest): Promise<boolean> {
  if (request.move === 'reissue') return true;
  const details = await findBankDetails(database, accountId);
  return request.updatedAt === (details?.updatedAt ?? null);
}

function moveIn(request: BankMoveRequest): BankLinkMove {
  if (request.move !== 'return') return { type: `bank.${request.move}` };
  if (request.message === '') throw new InvalidFields({ message: messageNeeded });
  return { type: 'bank.return', message: request.message };
}

/**
 * Decrypts bank details for staff and writes an audit entry. The idempotency key covers `updatedAt`, not the details
 * themselves, so a repeated request is rejected once the details have changed.
 */
export function revealBankDetails(platform: Platform, accountId: string, by: Actor): Promise<RevealReply> {
  return inUnitOfWork(
    platform,
    async (unit) => {
      requireCreator(await lockAccount(unit, accountId));
      const found = await readDatedDetails(unit, accountId);
      if (!found) throw new NotFound();
      const { details, updatedAt } = found;
      await doOnce(unit, by, ['revealBankDetails', accountId, updatedAt], async () =>
        unit.record({ action: 'bank.reveal', subjectId: accountId }),
      );
      return { ...details, bank: bankOf(details.iban) };
    },
    by.username,
  );
}

const messageNeeded = problem({
  en: 'Please explain what needs to change',
  tr: 'Lütfen neyin değişmesi gerektiğini yazın',
});
