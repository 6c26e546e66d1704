import { z } from 'zod';
import type { SignInReply } from '#contract/session.ts';
import type { Platform } from '../db/platform.ts';
import { offerCell } from '../db/tables/session.table.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { hashToken, newToken, type Secrets } from '../lib/secrets.ts';
import type { Account } from './accounts.ts';
import { createSecondFactorOffer } from './second-factor-offer.ts';
import { hasSecondFactor, needsSecondFactor, type Secret } from './second-factors.ts';
import { insertTicket } from './sign-in-ticket.store.ts';

const minute = 60_000;
const [codeLifetimeMs, setUpLifetimeMs] = [5 * minute, 15 * minute];

type Ticketed = Exclude<SignInReply, { accessToken: string }>;

/** The second step that follows a right password; null if none does. */
export async function startSecondStep(unit: Unit, { config }: Platform, account: Account): Promise<Ticketed | null> {
  if (await hasSecondFactor(unit, account.id))
    return { next: 'code', ticket: await issueTicket(unit, account, { offer: null, lifetimeMs: codeLifetimeMs }) };
  if (!needsSecondFactor(account.role, config)) return null;
  const offer = createSecondFactorOffer(account);
  return { next: 'setUp', ticket: await issueTicket(unit, account, { offer, lifetimeMs: setUpLifetimeMs }), offer };
}

async function issueTicket(
  { database, secrets, now }: Unit,
  { id: accountId }: Account,
  { offer, lifetimeMs }: { offer: Secret | null; lifetimeMs: number },
): Promise<string> {
  const ticket = newToken();
  const ticketHash = hashToken('sign-in ticket', ticket);
  const encryptedOffer = offer && secrets.encrypt(JSON.stringify(offered.parse(offer)), offerCell(ticketHash));
  await insertTicket(database, { ticketHash, accountId, encryptedOffer, wrongCodes: 0, expiresAt: now + lifetimeMs });
  return ticket;
}

const offered = z.object({ secret: z.string(), recoveryCodes: z.array(z.string()) });

export const decryptOffer = (secrets: Secrets, ticketHash: string, encrypted: string): Secret =>
  offered.parse(JSON.parse(secrets.decrypt(encrypted, offerCell(ticketHash))));
