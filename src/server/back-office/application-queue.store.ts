import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ApplicationsQuery } from '#contract/back-office.ts';
import type { QueueTab } from '#contract/queue-tabs.ts';
import { fold } from '#rules/fold.ts';
import type { Database, Tables } from '../tables.ts';

type QueueFilter = Pick<ApplicationsQuery, 'search'> & { state?: QueueTab | undefined };

const queue = (database: Database) =>
  database
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.accountId')
    .innerJoin('creator', 'creator.accountId', 'application.accountId')
    .leftJoin('bankDetails', 'bankDetails.accountId', 'application.accountId');

export const pageOfApplications = (database: Database, query: ApplicationsQuery) =>
  (query.state === 'TO_VERIFY' ? selectToVerify(database, query) : selectPage(database, query)).execute();

const selectQueued = (database: Database) =>
  queue(database).select((rows) => [
    'application.id',
    'application.accountId',
    'application.state',
    'application.createdAt',
    'application.decidedAt',
    'account.name',
    'account.username',
    'account.email',
    'account.state as accountState',
    'creator.profilePicture',
    'bankDetails.isDoubtful',
    isRepeated(rows).as('isRepeated'),
  ]);

/** Oldest first: whoever has waited longest is next. */
export const selectPage = (database: Database, query: ApplicationsQuery) =>
  selectQueued(database)
    .where('application.id', 'in', pageOfIds(database, query))
    .orderBy('application.createdAt')
    .orderBy('application.id');

/** Those whose bank details wait: whoever sent them first is next. */
export const selectToVerify = (database: Database, { search, offset, limit }: Omit<ApplicationsQuery, 'state'>) =>
  selectQueued(database)
    .innerJoin('bankLink', 'bankLink.accountId', 'application.accountId')
    .where('application.id', 'in', filtered(database, { state: 'TO_VERIFY', search }).select('application.id'))
    .where('bankLink.state', '=', sql.lit('submitted' as const))
    .orderBy('bankLink.submittedAt')
    .orderBy('application.id')
    .offset(offset)
    .limit(limit);

export const countToVerify = (database: Database, search: string) =>
  filtered(database, { state: 'TO_VERIFY', search })
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

export const countApplications = (database: Database, search: string) =>
  filtered(database, { search })
    .select((rows) => ['application.state', rows.fn.countAll<number>().as('count')])
    .groupBy('application.state')
    .execute();

/** Of those on hold. */
export const countWithdrawn = (database: Database, search: string) =>
  named(withdrawn(database.selectFrom('application')), database, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

export const findQueuedApplication = (database: Database, id: string) =>
  queue(database)
    .selectAll('application')
    .select((rows) => [
      'account.name',
      'account.username',
      'account.email',
      'account.state as accountState',
      'creator.phoneNumber',
      'creator.aboutMe',
      'creator.profilePicture',
      'creator.instagram',
      'creator.youtube',
      'creator.tiktok',
      'bankDetails.isDoubtful',
      'bankDetails.ibanEnding',
      'bankDetails.updatedAt as bankUpdatedAt',
      isRepeated(rows).as('isRepeated'),
    ])
    .where('application.id', '=', id)
    .executeTakeFirst();

type Joined = Tables & {
  bankDetails: { [Column in keyof Tables['bankDetails']]: Tables['bankDetails'][Column] | null };
};
type Rows = ExpressionBuilder<Joined, 'application' | 'account' | 'creator' | 'bankDetails'>;

/** Nothing but the applications themselves is looked at, unless somebody searches. */
const pageOfIds = (database: Database, { state, search, offset, limit }: ApplicationsQuery) =>
  filtered(database, { state, search })
    .select('application.id')
    .orderBy('application.createdAt')
    .orderBy('application.id')
    .offset(offset)
    .limit(limit);

const filtered = (database: Database, { state, search }: QueueFilter) =>
  named(inTab(database.selectFrom('application'), state), database, search);

type Applications = SelectQueryBuilder<Tables, 'application', object>;

function named(every: Applications, database: Database, search: string): Applications {
  const text = fold(search);
  return text === '' ? every : every.where('application.accountId', 'in', selectNamed(database, text));
}

function inTab(every: Applications, state: QueueTab | undefined): Applications {
  if (state === 'TO_VERIFY') return toVerify(every);
  if (state === 'ONHOLD') return onHold(every).where('application.accountId', 'not in', selectClosed);
  return state ? every.where('application.state', '=', state) : every;
}

const onHold = (every: Applications): Applications => every.where('application.state', '=', 'ONHOLD');

/** Nobody decides on them any more; they are erased with their accounts. */
const withdrawn = (every: Applications): Applications =>
  onHold(every).where('application.accountId', 'in', selectClosed);

const selectClosed = (rows: ExpressionBuilder<Tables, 'application'>) =>
  rows.selectFrom('plannedErasure').select('plannedErasure.accountId');

/** A creator is awaited: somebody who was approved, and has sent details that nobody has looked at. */
const toVerify = (every: Applications): Applications =>
  every.where('application.state', '=', 'APPROVED').where('application.accountId', 'in', (rows) =>
    rows
      .selectFrom('bankLink')
      .innerJoin('account', 'account.id', 'bankLink.accountId')
      .select('bankLink.accountId')
      .where('bankLink.state', '=', sql.lit('submitted' as const))
      .where('account.state', '=', 'pending'),
  );

/** Everybody of that name, in one pass over each table: to look each applicant up takes ten times as long. */
const selectNamed = (database: Database, text: string) =>
  database
    .selectFrom('account')
    .select('account.id')
    .where(({ or }) => or([contains('account.usernameFolded', text), contains('account.emailFolded', text)]))
    .unionAll(
      database.selectFrom('creator').select('creator.accountId as id').where(contains('creator.nameFolded', text)),
    );

const contains = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** The same phone number or handle in two accounts is worth a look. Each column has an index of its own. */
const isRepeated = (rows: Rows) =>
  rows.or((['phoneNumber', 'instagram', 'youtube', 'tiktok'] as const).map((column) => isShared(rows, column)));

/** That nobody has shares nothing is said by a literal: a parameter would keep SQLite from the index. */
const isShared = (rows: Rows, column: 'phoneNumber' | 'instagram' | 'youtube' | 'tiktok') =>
  rows.exists(
    rows
      .selectFrom('creator as other')
      .select('other.accountId')
      .whereRef(`other.${column}`, '=', `creator.${column}`)
      .where(`other.${column}`, '<>', sql.lit(''))
      .whereRef('other.accountId', '<>', 'creator.accountId'),
  );
