import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SignInReply } from '#contract/session.ts';
import type { Account } from '../account/accounts.ts';
import type { Platform } from '../platform/platform.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Unit } from '../records/unit-of-work.ts';
import { makeOffer } from '../second-factor/make-offer.ts';
import { hasSecondFactor, needsSecondFactor, type Secret } from '../second-factor/second-factors.ts';
import type { SignInTicketTable } from './session.table.ts';
import { insertTicket } from './sign-in-ticket.store.ts';

const minute = 60_000;
/** An app is looked at within minutes; one that has to be found and installed takes longer. */
const [lifetime, setUpLifetime] = [5 * minute, 15 * minute];

type Ticketed = Exclude<SignInReply, { accessToken: string }>;

/** What is still wanted of somebody who said the right password, or nothing. */
export async function askForMore(unit: Unit, { config }: Platform, account: Account): Promise<Ticketed | null> {
  const ticket = randomBytes(32).toString('base64url');
  const issue = (given: Pick<SignInTicketTable, 'sealedOffer' | 'expiresAt'>) =>
    insertTicket(unit.database, {
      ticketHash: hashTicket(unit.secrets, ticket),
      accountId: account.id,
      wrongCodes: 0,
      ...given,
    });
  if (await hasSecondFactor(unit, account.id)) {
    await issue({ sealedOffer: null, expiresAt: unit.now + lifetime });
    return { next: 'code', ticket };
  }
  if (!needsSecondFactor(account.role, config)) return null;
  const offer = makeOffer(account);
  await issue({ sealedOffer: sealOffer(unit.secrets, offer), expiresAt: unit.now + setUpLifetime });
  return { next: 'setUp', ticket, offer };
}

export const hashTicket = (secrets: Secrets, ticket: string): string => secrets.hash('sign-in ticket', ticket);

const offered = z.object({ secret: z.string(), recoveryCodes: z.array(z.string()) });

const sealOffer = (secrets: Secrets, { secret, recoveryCodes }: Secret): string =>
  secrets.seal(JSON.stringify({ secret, recoveryCodes }));

export const openOffer = (secrets: Secrets, sealed: string): Secret => offered.parse(JSON.parse(secrets.open(sealed)));
