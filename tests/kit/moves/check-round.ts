import { hashToken } from '#server/lib/secrets.ts';
import type { CreatorWorld } from './creator-rules.ts';
import { creatorRules, impossibleIn, newCreator } from './creator-rules.ts';
import type { Done, Rules } from './done.ts';
import { givenUp, mailRules } from './mail-rules.ts';
import type { CreatorRecord, Round, SponsorRecord, Subject } from './round.ts';
import { serialOrder, type Tally } from './serial-order.ts';
import { noSponsor, type SponsorWorld, sponsorRules } from './sponsor-rules.ts';

/** What is wrong with the end of a round: deeds, order, state, sessions and mails of each record. */
export async function checkRound(round: Round): Promise<string[]> {
  const problems = await placeDeeds(round);
  for (const [record, subject] of round.records.entries()) {
    const deeds = round.done.filter((deed) => deed.record === record).filter(tellsSomething);
    problems.push(...(await problemsOf(round, subject, deeds)));
  }
  return problems;
}

/** A refused password may have been refused for many reasons; a deed that the server could not do is told apart. */
const tellsSomething = ({ kind, isAccepted, status }: Done): boolean =>
  status < 500 && (isAccepted || !['session.open', 'password.change'].includes(kind));

/** Each member of staff does one thing after the other, so the trail tells which entry is which deed: one for each accepted one. */
async function placeDeeds({ fleet, done, staff }: Round): Promise<string[]> {
  const entries = await fleet.platform.database
    .selectFrom('auditEntry')
    .selectAll()
    .where('action', '<>', 'account.activate')
    .where(
      'actor',
      'in',
      staff.map(({ username }) => username),
    )
    .orderBy('sequence')
    .execute();
  return staff.flatMap(({ username }) => {
    const written = entries.filter(({ actor }) => actor === username);
    const accepted = done.filter(({ by, isAccepted, kind }) => by === username && isAccepted && isStaffMove(kind));
    for (const [index, deed] of accepted.entries()) deed.place = written[index]?.sequence;
    const [seen, wanted] = [written.map(({ action }) => action).join(), accepted.map(({ kind }) => kind).join()];
    return seen === wanted ? [] : [`${username} did ${wanted}, and the audit trail has ${seen}`];
  });
}

const isStaffMove = (kind: string): boolean => /^(application|bank|account|sponsor|mail)\./.test(kind);

async function problemsOf(round: Round, subject: Subject, deeds: readonly Done[]): Promise<string[]> {
  if (subject.kind === 'creator') return creatorProblems(round, subject, deeds);
  if (subject.kind === 'sponsor') return sponsorProblems(round, subject, deeds);
  return mailProblem(subject.id, deeds);
}

async function creatorProblems(round: Round, subject: CreatorRecord, deeds: readonly Done[]): Promise<string[]> {
  const { database, now } = round.fleet.platform;
  const links = await database
    .selectFrom('bankLink')
    .selectAll()
    .where('accountId', '=', subject.accountId)
    .orderBy('createdAt')
    .execute();
  const named = deeds.map((deed) => {
    const token = round.tokens.get(deed.id);
    const hash = token === undefined ? '' : hashToken('bank-link', token);
    return { ...deed, link: links.findIndex(({ tokenHash }) => tokenHash === hash) + 1 };
  });
  const account = await accountOf(round, subject.accountId);
  const application = await database
    .selectFrom('application')
    .selectAll()
    .where('id', '=', subject.applicationId)
    .executeTakeFirstOrThrow();
  const newest = links.at(-1);
  const isLive = (state: string) => state === 'issued' || state === 'opened';
  const link =
    newest === undefined ? 'none' : isLive(newest.state) && newest.expiresAt <= now() ? 'expired' : newest.state;
  const end = { account: account.state, application: application.state, links: links.length, link };
  const live = links.filter(({ state }) => isLive(state)).length;
  const isEnd = (world: CreatorWorld) => Object.entries(end).every(([part, is]) => Reflect.get(world, part) === is);
  return [
    ...(live > 1 ? [`${subject.username} has ${live} live links`] : []),
    ...impossibleIn({ ...newCreator, ...(end as Partial<CreatorWorld>) }),
    ...(await orderProblems(round, { subject, deeds: named, start: newCreator, rules: creatorRules, isEnd, end })),
  ];
}

async function sponsorProblems(round: Round, subject: SponsorRecord, deeds: readonly Done[]): Promise<string[]> {
  const { state } = subject.accountId === null ? { state: 'absent' } : await accountOf(round, subject.accountId);
  const isEnd = (world: SponsorWorld) => world.state === state;
  return orderProblems(round, { subject, deeds, start: noSponsor, rules: sponsorRules, isEnd, end: { state } });
}

function mailProblem(id: string, deeds: readonly Done[]): string[] {
  const order = serialOrder(deeds, { start: givenUp, rules: mailRules, isEnd: () => true });
  return order === null ? [`mail ${id} was not tried again just once: ${told(deeds)}`] : [];
}

interface Ended<World> {
  subject: CreatorRecord | SponsorRecord;
  deeds: readonly Done[];
  start: World;
  rules: Rules<World>;
  isEnd(world: World): boolean;
  end: object;
}

async function orderProblems<World extends { sessions: readonly number[] }>(
  round: Round,
  { subject, deeds, start, rules, isEnd, end }: Ended<World>,
): Promise<string[]> {
  const alive = await liveSessions(round, subject.accountId ?? '');
  const mails = await mailsTo(round, subject.email);
  const hasSameSessions = ({ sessions }: World) => sessions.toSorted().join() === alive.toSorted().join();
  const order = serialOrder(deeds, {
    start,
    rules,
    isEnd: (world, tally) => isEnd(world) && hasSameSessions(world) && isAsCounted(mails, tally),
  });
  const seen = JSON.stringify({ ...end, alive, mails });
  return order === null ? [`no order of the deeds on ${subject.username} leads to ${seen}: ${told(deeds)}`] : [];
}

async function mailsTo({ fleet }: Round, email: string): Promise<Record<string, number>> {
  const rows = await fleet.platform.database
    .selectFrom('outboxMail')
    .select(['template', ({ fn }) => fn.countAll<number>().as('count')])
    .where('recipient', '=', email)
    .groupBy('template')
    .execute();
  return Object.fromEntries(rows.map(({ template, count }) => [template, Number(count)]));
}

/** Each mail that a deed asks for is there once, and there is none that no deed asks for. */
const isAsCounted = (mails: Record<string, number>, tally: Tally): boolean =>
  [...new Set([...Object.keys(mails), ...Object.keys(tally)])].every((template) => {
    const [least, most] = tally[template] ?? [0, 0];
    const seen = mails[template] ?? 0;
    return least <= seen && seen <= most;
  });

const told = (deeds: readonly Done[]): string =>
  deeds
    .toSorted((one, other) => one.begun - other.begun)
    .map(({ id, kind, begun, ended, isAccepted, status, place, link, password, newPassword }) =>
      [id, kind, isAccepted, status, begun.toFixed(1), ended.toFixed(1), place, link, password, newPassword].join(' '),
    )
    .join('\n');

const accountOf = ({ fleet }: Round, id: string) =>
  fleet.platform.database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The sign-ins of the round whose session still stands. */
async function liveSessions({ fleet, sessions }: Round, accountId: string): Promise<number[]> {
  const { database } = fleet.platform;
  const rows = await database.selectFrom('session').select('tokenHash').where('accountId', '=', accountId).execute();
  const stored = new Set(rows.map(({ tokenHash }) => tokenHash));
  return [...sessions].filter(([, token]) => stored.has(hashToken('session', token))).map(([id]) => id);
}
