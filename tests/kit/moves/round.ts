import { contentCell } from '#server/db/tables/outbox-mail.table.ts';
import { hashOnce } from '#tests/kit/hash-once.ts';
import { type Fleet, plantAccount, plantApplicant, plantSession } from '../fleet.ts';
import type { Done } from './done.ts';
import { type Letters, lettersOf } from './letters.ts';

/** What somebody is to try, drawn by chance: on which record, and which of the ways there are. */
export interface Wish {
  kind: string;
  record: number;
  variant: number;
}

export interface CreatorRecord {
  kind: 'creator';
  accountId: string;
  applicationId: string;
  email: string;
  username: string;
}

export interface SponsorRecord {
  kind: 'sponsor';
  accountId: string | null;
  email: string;
  username: string;
}

export interface MailRecord {
  kind: 'mail';
  id: string;
}

export type Subject = CreatorRecord | SponsorRecord | MailRecord;

export interface StaffMember {
  username: string;
  token: string;
}

/** A round has records of its own, in a fleet that many rounds share, and staff who each do one thing after the other. */
export interface Round {
  fleet: Fleet;
  letters: Letters;
  records: readonly Subject[];
  staff: readonly StaffMember[];
  done: Done[];
  /** By which token something was done. */
  tokens: Map<number, string>;
  sessions: Map<number, string>;
  problems: string[];
}

const kinds = ['creator', 'creator', 'creator', 'creator', 'creator', 'sponsor', 'sponsor', 'mail'] as const;
export const recordsInRound = kinds.length;

let rounds = 0;

export async function startRound(fleet: Fleet, inFlight: number): Promise<Round> {
  rounds += 1;
  const passwordHash = await hashOnce('first-password-1');
  const name = (part: string, index: number) => `${part}${rounds}-${index}`;
  const records = await Promise.all(
    kinds.map(async (kind, index): Promise<Subject> => {
      const username = name(kind, index);
      const email = `${username}@mail.example`;
      if (kind === 'sponsor') return { kind, accountId: null, email, username };
      if (kind === 'mail') return { kind, id: await plantFailedMail(fleet, email) };
      const { account, applicationId } = await plantApplicant(fleet.platform, username, passwordHash);
      return { kind, accountId: account.id, applicationId, email, username };
    }),
  );
  const staff = await Promise.all(
    Array.from({ length: inFlight }, async (_, index) => {
      const username = name('staff', index);
      const { id } = await plantAccount(fleet.platform, { role: 'staff', username });
      return { username, token: await plantSession(fleet.platform, id) };
    }),
  );
  const [tokens, sessions] = [new Map<number, string>(), new Map<number, string>()];
  return { fleet, letters: lettersOf(fleet), records, staff, done: [], tokens, sessions, problems: [] };
}

/** A mail that was given up, as it lies there until staff try it again. */
async function plantFailedMail({ platform }: Fleet, recipient: string): Promise<string> {
  const id = crypto.randomUUID();
  const createdAt = platform.now();
  const content = JSON.stringify({ subject: 'Code', text: 'Code', html: '<p>Code</p>' });
  await platform.database
    .insertInto('outboxMail')
    .values({
      id,
      template: 'code',
      subjectId: '',
      state: 'failed',
      recipient,
      language: 'en',
      encryptedContent: platform.secrets.encrypt(content, contentCell(id)),
      attempts: 9,
      nextAttemptAt: createdAt,
      priority: 1,
      leasedUntil: 0,
      lastError: '550',
      createdAt,
      sentAt: null,
    })
    .execute();
  return id;
}
