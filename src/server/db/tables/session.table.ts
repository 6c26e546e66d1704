import { cellsIn } from '../../lib/secrets.ts';
import { table } from '../table.ts';

export interface SessionTable {
  tokenHash: string;
  accountId: string;
  createdAt: number;
  lastSeenAt: number;
  endsAt: number;
  /** 'Firefox' and 'Windows', as the User-Agent said at the sign-in. */
  browser: string | null;
  system: string | null;
  /** When the current password was set in this session, if it was. */
  passwordChangedAt: number | null;
}

/** A sign-in whose password was right and that still needs a code. */
export interface SignInTicketTable {
  ticketHash: string;
  accountId: string;
  /** The second factor that this sign-in sets up; null if the account has one. */
  encryptedOffer: string | null;
  wrongCodes: number;
  expiresAt: number;
}

export const offerCell = cellsIn('signInTicket', 'encryptedOffer');

export const sessionTables = {
  session: table<SessionTable>(['tokenHash'], ['account']),
  signInTicket: table<SignInTicketTable>(['ticketHash'], ['account'], ['encryptedOffer']),
};
