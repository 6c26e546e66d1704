import {
  type ApplicationsQuery,
  type ApplicationsReply,
  type WaitingReply,
  waitingLimit,
} from '#contract/back-office.ts';
import { takenForMs } from '#machines/lifecycles/application.machine.ts';
import { type findLatestBankLink, listLatestBankLinks } from '../bank-details/bank-links.ts';
import { listWaitingBookings } from '../bookings/read-bookings.service.ts';
import type { Platform } from '../db/platform.ts';
import { maxSelective, rarestFirst } from '../db/prefix-search.ts';
import type { Database } from '../db/tables.ts';
import { referenceOf } from '../lib/formats.ts';
import { readBacklog } from '../mail/outbox.ts';
import { isTaken } from '../onboarding/application.lifecycle.ts';
import { countReportedQuestions } from '../questions/question.service.ts';
import {
  countByState,
  countFlagged,
  countOnHold,
  countToVerify,
  listMatches,
  listQueued,
  type Narrowing,
  type Period,
  type SelectiveCondition,
  selectPage,
  selectToVerify,
} from './application-queue.store.ts';

type Reader = Pick<Platform, 'database' | 'now'>;

interface TimedReader {
  readerId: string;
  now: number;
}

export async function listApplications(
  { database, now }: Reader,
  query: ApplicationsQuery,
  readerId: string,
): Promise<ApplicationsReply> {
  const by = { readerId, now: now() };
  const { base, narrowing } = await narrowingOf(database, query, by);
  const { rows, ...numbers } = base
    ? await pageOfMatches(database, query, await listMatches(database, base, narrowing).execute())
    : await pageOfMany(database, query, narrowing);
  return { data: await withLinks(database, rows, by), ...numbers };
}

/** What has waited longest. Every staff page polls this, so it uses one connection at a time. */
export async function listWaiting(reader: Reader, readerId: string): Promise<WaitingReply> {
  const { database, now } = reader;
  const page = { words: [], order: 'oldest', offset: 0, limit: waitingLimit } as const;
  const onHold = await pageIn(database, { ...page, state: 'ONHOLD' });
  const toVerify = await pageIn(database, { ...page, state: 'TO_VERIFY' });
  const items = await withLinks(database, [...onHold, ...toVerify], { readerId, now: now() });
  return {
    applications: { data: items.slice(0, onHold.length), total: await countOnHold(database) },
    bankDetails: { data: items.slice(onHold.length), total: await countToVerify(database, {}) },
    stays: await listWaitingBookings(reader, waitingLimit),
    failedMails: (await readBacklog(reader, now())).failed,
    reportedQuestions: await countReportedQuestions(database),
  };
}

async function withLinks(
  database: Database,
  rows: readonly Row[],
  by: TimedReader,
): Promise<ApplicationsReply['data']> {
  const accountIds = rows.map(({ accountId }) => accountId);
  const links = await listLatestBankLinks(database, accountIds, by.now);
  return rows.map((row) => itemOf(row, links.get(row.accountId), by));
}

const pageIn = (
  database: Database,
  { state, ...page }: Parameters<typeof selectToVerify>[1] & Pick<ApplicationsQuery, 'state'>,
): Promise<Row[]> =>
  (state === 'TO_VERIFY' ? selectToVerify(database, page) : selectPage(database, { state, ...page })).execute();

interface QueuePage extends Pick<ApplicationsReply, 'total' | 'counts'> {
  rows: Row[];
}

/** A reference is `VA-` and the first digits of the application's id. */
const reference = /^\s*va-([\da-f]{4,8})\s*$/i;

/** A selective condition is looked up first and its matches sorted; without one, the list is scanned in its order. */
async function narrowingOf(
  database: Database,
  { search, flag, taker, since, until }: ApplicationsQuery,
  { readerId, now }: TimedReader,
): Promise<{ base: SelectiveCondition | null; narrowing: Narrowing }> {
  const [, prefix] = reference.exec(search) ?? [];
  const taken = taker && { takerId: readerId, since: now - takenForMs };
  const filter = { since, until, flag, taken };
  if (prefix !== undefined) return { base: { reference: prefix.toLowerCase() }, narrowing: { ...filter, words: [] } };
  const { words, isSelective } = await rarestFirst(database, search);
  if (taken) return { base: taken, narrowing: { ...filter, words } };
  const [word, ...others] = words;
  if (word !== undefined && isSelective) return { base: { word }, narrowing: { ...filter, words: others } };
  const isFlagSelective = flag !== undefined && (await countFlagged(database, flag)) <= maxSelective;
  return { base: isFlagSelective ? { flag } : null, narrowing: { ...filter, words } };
}

type MatchRow = Awaited<ReturnType<ReturnType<typeof listMatches>['execute']>>[number];

async function pageOfMatches(
  database: Database,
  { state, order, offset, limit }: ApplicationsQuery,
  found: readonly MatchRow[],
): Promise<QueuePage> {
  const { ONHOLD = [], APPROVED = [], REJECTED = [] } = Object.groupBy(found, (row) => row.state);
  const TO_VERIFY = APPROVED.filter((row) => row.accountState === 'pending' && row.submittedAt !== null);
  const lists = { ONHOLD, TO_VERIFY, APPROVED, REJECTED };
  const list = state ? lists[state] : found;
  const at = (row: MatchRow): number => (state === 'TO_VERIFY' && row.submittedAt) || row.createdAt;
  const sorted = list.toSorted((one, other) => at(one) - at(other) || (one.id < other.id ? -1 : 1));
  const ids = (order === 'newest' ? sorted.toReversed() : sorted).slice(offset, offset + limit).map(({ id }) => id);
  const rows = new Map(ids.length === 0 ? [] : (await listQueued(database, ids)).map((row) => [row.id, row]));
  return {
    rows: ids.flatMap((id) => rows.get(id) ?? []),
    total: list.length,
    counts: {
      ONHOLD: ONHOLD.length,
      TO_VERIFY: TO_VERIFY.length,
      APPROVED: APPROVED.length,
      REJECTED: REJECTED.length,
    },
  };
}

/** A search or flag with many matches is not counted, since counting reads all of them. */
async function pageOfMany(database: Database, query: ApplicationsQuery, narrowing: Narrowing): Promise<QueuePage> {
  const { state, order, offset, limit } = query;
  const isCounted = narrowing.words.length === 0 && narrowing.flag === undefined;
  if (!isCounted && offset > maxSelective) return { rows: [], total: null, counts: null };
  const rows = await pageIn(database, { ...narrowing, state, order, offset, limit });
  if (!isCounted) return { rows, total: null, counts: null };
  const { counts, all } = await countTabs(database, narrowing);
  return { rows, total: state ? counts[state] : all, counts };
}

async function countTabs(database: Database, period: Period) {
  const states = await countByState(database, period);
  const countOf = (state: string) => states.find((row) => row.state === state)?.count ?? 0;
  const counts = {
    ONHOLD: countOf('ONHOLD'),
    TO_VERIFY: await countToVerify(database, period),
    APPROVED: countOf('APPROVED'),
    REJECTED: countOf('REJECTED'),
  };
  return { counts, all: states.reduce((sum, { count }) => sum + count, 0) };
}

type Row = Awaited<ReturnType<typeof listQueued>>[number];
type BankLink = Awaited<ReturnType<typeof findLatestBankLink>>;

const takenIn = (
  { taker, ...mark }: Row,
  { readerId, now }: TimedReader,
): ApplicationsReply['data'][number]['taken'] =>
  taker === null || !isTaken(mark, now)
    ? null
    : { by: taker, isOwn: mark.takerId === readerId, until: (mark.takenAt ?? now) + takenForMs };

export const itemOf = (row: Row, link: BankLink, by: TimedReader): ApplicationsReply['data'][number] => ({
  id: row.id,
  accountId: row.accountId,
  reference: referenceOf('VA', row.id),
  fullName: row.name,
  username: row.username,
  email: row.email,
  profilePicture: row.profilePicture,
  state: row.state,
  createdAt: row.createdAt,
  decidedAt: row.decidedAt,
  isIbanDoubtful: row.isDoubtful === 1,
  isRepeated: Boolean(row.isRepeated),
  bankLink: link ? { state: link.state, expiresAt: link.expiresAt, submittedAt: link.submittedAt } : null,
  taken: takenIn(row, by),
});
