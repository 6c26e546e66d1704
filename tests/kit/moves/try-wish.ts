import { hashToken } from '#server/lib/secrets.ts';
import type { Said } from '../fleet.ts';
import type { CreatorRecord, MailRecord, Round, SponsorRecord, StaffMember, Wish } from './round.ts';

/** What came of a wish, beside when. Null where there was nothing to try. */
export interface Tried {
  kind: string;
  said: Said;
  isAccepted: boolean;
  state?: string | undefined;
  token?: string;
  password?: string;
  newPassword?: string;
}

interface Attempt<Subject> {
  round: Round;
  subject: Subject;
  wish: Wish;
  by: StaffMember;
}

const passwords = ['first-password-1', 'second-password-2', 'third-password-3'] as const;
export const labelOf = (password: string): string => password.split('-')[0] ?? '';

const moved = (kind: string, said: Said): Tried => ({
  kind,
  said,
  isAccepted: said.status === 200,
  ...(said.status === 200 && { state: said.body.state }),
});

const details = {
  accountType: 'person',
  name: 'Deniz',
  iban: 'TR330006100519786457841326',
  taxNumber: '10000000146',
  taxOffice: '',
  address: 'Liman 3',
  city: 'Antalya',
  district: 'Kaş',
  country: 'Turkey',
};

type Trying<Subject> = (attempt: Attempt<Subject>) => Promise<Tried | null>;

const staffMove =
  <Subject>(kind: string, pathOf: (subject: Subject) => string, more: object = {}): Trying<Subject> =>
  async ({ round, subject, by }) =>
    moved(
      kind,
      await round.fleet.ask(`/admin/${pathOf(subject)}/moves`, { move: kind.split('.')[1], ...more }, by.token),
    );

const applicationOf = ({ applicationId }: CreatorRecord) => `applications/${applicationId}`;
const bankOf = ({ accountId }: CreatorRecord) => `creators/${accountId}/bank-details`;
const creatorOf = ({ accountId }: CreatorRecord) => `creators/${accountId}`;

/** About the details that stand there: where others were sent in between, once more about those. */
const bankMove =
  (kind: string, more: object = {}): Trying<CreatorRecord> =>
  async (attempt) => {
    const updatedAt = await detailsSentAt(attempt);
    const tried = await staffMove(kind, bankOf, { ...more, updatedAt })(attempt);
    const isAboutOthers = tried?.said.status === 409 && (await detailsSentAt(attempt)) !== updatedAt;
    return isAboutOthers ? bankMove(kind, more)(attempt) : tried;
  };

async function detailsSentAt({ round, subject }: Attempt<CreatorRecord>): Promise<number | null> {
  const { database } = round.fleet.platform;
  const details = database.selectFrom('bankDetails').select('updatedAt').where('accountId', '=', subject.accountId);
  return (await details.executeTakeFirst())?.updatedAt ?? null;
}

const byLink =
  (kind: string, ask: (round: Round, token: string) => Promise<Said>): Trying<CreatorRecord> =>
  async ({ round, subject, wish }) => {
    const back = wish.variant % 8 === 0 ? 1 : 0;
    const tokens = await linkTokens(round, subject);
    const token = tokens[Math.min(back, tokens.length - 1)];
    return token === undefined ? null : { ...moved(kind, await ask(round, token)), state: undefined, token };
  };

/** The newest link's first: two letters of one millisecond lie in any order. */
async function linkTokens({ fleet, letters }: Round, { email, accountId }: CreatorRecord): Promise<string[]> {
  const { database } = fleet.platform;
  const links = await database
    .selectFrom('bankLink')
    .select('tokenHash')
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .execute();
  const placeOf = (token: string) => links.findIndex(({ tokenHash }) => tokenHash === hashToken('bank-link', token));
  const tokens = await letters.tokens(email, ['bank-link', 'bank-needs-changes']);
  return tokens.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const signIn =
  <Subject extends { username: string }>(path: string): Trying<Subject> =>
  async ({ round, subject: { username }, wish }) => {
    const password = passwords[wish.variant % passwords.length] ?? '';
    const said = await round.fleet.ask(path, { username, password });
    const token = said.body?.accessToken;
    return {
      kind: 'session.open',
      said,
      isAccepted: said.status === 200,
      password: labelOf(password),
      ...(token && { token }),
    };
  };

const byCreator: Record<string, Trying<CreatorRecord>> = {
  'application.approve': staffMove('application.approve', applicationOf),
  'application.reject': staffMove('application.reject', applicationOf, { reason: 'content', text: 'Sorry' }),
  'application.reopen': staffMove('application.reopen', applicationOf),
  'application.undo': staffMove('application.undo', applicationOf),
  'bank.verify': bankMove('bank.verify'),
  'bank.return': bankMove('bank.return', { message: 'The name is another.' }),
  'bank.reissue': staffMove('bank.reissue', bankOf),
  'account.suspend': staffMove('account.suspend', creatorOf),
  'account.reinstate': staffMove('account.reinstate', creatorOf),
  'account.close': staffMove('account.close', creatorOf),
  'account.reopen': staffMove('account.reopen', creatorOf),
  'link.open': byLink('link.open', ({ fleet }, token) => fleet.ask(`/creator/bank-details-form?token=${token}`)),
  'link.submit': byLink('link.submit', ({ fleet }, token) =>
    fleet.ask(`/creator/complete-bank-details?token=${token}`, details),
  ),
  'link.renew': byLink('link.renew', ({ fleet }, token) => fleet.ask('/creator/bank-details-link', { token })),
  'session.open': signIn('/auth/login'),
  'password.change': async ({ round, subject, wish }) => {
    const open = round.done.findLast(({ kind, record, isAccepted }) => {
      return kind === 'session.open' && record === round.records.indexOf(subject) && isAccepted;
    });
    const token = open && round.sessions.get(open.id);
    if (!open || token === undefined) return null;
    const currentPassword = passwords.find((each) => labelOf(each) === open.password) ?? '';
    const password = passwords[wish.variant % passwords.length] ?? '';
    const said = await round.fleet.ask('/auth/password/change', { currentPassword, password }, token);
    return {
      kind: 'password.change',
      said,
      isAccepted: said.status === 200,
      password: labelOf(currentPassword),
      newPassword: labelOf(password),
      session: open.id,
    };
  },
  'clock.expire': async ({ round, subject }) => withAccount(round, subject, 'clock.expire', expireLink),
  'clock.age': async ({ round, subject }) => withAccount(round, subject, 'clock.age', ageDecision),
};

const bySponsor: Record<string, Trying<SponsorRecord>> = {
  'sponsor.invite': async ({ round, subject, by }) => {
    const { username, email } = subject;
    const said = await round.fleet.ask('/admin/sponsors', { name: 'Blue Bay', username, email }, by.token);
    if (said.status === 200) subject.accountId = said.body.id;
    return { ...moved('sponsor.invite', said), state: undefined };
  },
  'sponsor.suspend': async (attempt) => moveOrInvite('sponsor.suspend', attempt),
  'sponsor.reinstate': async (attempt) => moveOrInvite('sponsor.reinstate', attempt),
  'password.set': async ({ round, subject, wish }) => {
    const [token] = await round.letters.tokens(subject.email, ['password-invitation']);
    if (token === undefined) return null;
    const password = passwords[wish.variant % passwords.length] ?? '';
    const said = await round.fleet.ask('/auth/password/set', { token, password });
    return { kind: 'password.set', said, isAccepted: said.status === 200, password: labelOf(password) };
  },
  'session.open': signIn('/sponsor/auth/login'),
};

const moveOrInvite = (kind: string, attempt: Attempt<SponsorRecord>): Promise<Tried | null> =>
  attempt.subject.accountId === null
    ? tryAs(bySponsor, 'sponsor.invite', attempt)
    : staffMove<SponsorRecord>(kind, ({ accountId }) => `sponsors/${accountId}`)(attempt);

const byMail: Record<string, Trying<MailRecord>> = {
  'mail.requeue': staffMove<MailRecord>('mail.requeue', ({ id }) => `mails/${id}`),
};

const tryAs = async <Subject>(
  ways: Record<string, Trying<Subject>>,
  kind: string,
  attempt: Attempt<Subject>,
): Promise<Tried | null> => (await ways[kind]?.(attempt)) ?? null;

/** Tries a wish on its record; one that is nothing for such a record falls on a way that there is. */
export function tryWish(round: Round, wish: Wish, by: StaffMember): Promise<Tried | null> {
  const subject = round.records[wish.record % round.records.length];
  if (!subject) return Promise.resolve(null);
  if (subject.kind === 'creator') return tryAs(byCreator, wish.kind, { round, subject, wish, by });
  const kind = (ways: object) => Object.keys(ways)[wish.variant % Object.keys(ways).length] ?? '';
  if (subject.kind === 'sponsor') return tryAs(bySponsor, kind(bySponsor), { round, subject, wish, by });
  return tryAs(byMail, kind(byMail), { round, subject, wish, by });
}

type Change = (round: Round, subject: CreatorRecord, database: Round['fleet']['platform']['database']) => Promise<void>;

/** Time passes for one creator, in one moment: nobody moves anything of theirs meanwhile. */
async function withAccount(round: Round, subject: CreatorRecord, kind: string, change: Change): Promise<Tried> {
  const changing = round.fleet.platform.database.transaction().execute(async (database) => {
    await database
      .selectFrom('account')
      .select('id')
      .where('id', '=', subject.accountId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    await change(round, subject, database);
    return { kind, said: { status: 200, body: null }, isAccepted: true };
  });
  return changing.catch((failure: Error) => ({
    kind,
    said: { status: 503, body: failure.message },
    isAccepted: false,
  }));
}

/** A link that is over was made long ago, as were those before it. */
const expireLink: Change = async ({ fleet }, { accountId }, database) => {
  const links = database.updateTable('bankLink').where('accountId', '=', accountId);
  const { numUpdatedRows } = await links
    .set({ expiresAt: fleet.platform.now() - 1_000 })
    .where('state', 'in', ['issued', 'opened'])
    .executeTakeFirst();
  if (numUpdatedRows > 0) await links.set(({ eb }) => ({ createdAt: eb('createdAt', '-', 600_000) })).execute();
};

const ageDecision: Change = async ({ fleet }, { applicationId }, database) => {
  const now = fleet.platform.now();
  await database
    .updateTable('application')
    .set({ decidedAt: now - 20_000 })
    .where('id', '=', applicationId)
    .where('decidedAt', 'is not', null)
    .execute();
  await database
    .updateTable('outboxMail')
    .set({ nextAttemptAt: now })
    .where('subjectId', '=', `decision ${applicationId}`)
    .where('state', '=', 'queued')
    .execute();
};
