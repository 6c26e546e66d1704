import { type ExpressionBuilder, sql } from 'kysely';
import type { ApplicationsQuery } from '#contract/back-office.ts';
import { fold } from '#rules/fold.ts';
import type { Database, Tables } from '../tables.ts';

type QueueFilter = Pick<ApplicationsQuery, 'search'> & Partial<Pick<ApplicationsQuery, 'state'>>;

const queue = (database: Database) =>
  database
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.accountId')
    .innerJoin('creator', 'creator.accountId', 'application.accountId')
    .leftJoin('bankDetails', 'bankDetails.accountId', 'application.accountId');

export const pageOfApplications = (database: Database, query: ApplicationsQuery) =>
  selectPage(database, query).execute();

/** Oldest first: whoever has waited longest is next. */
export const selectPage = (database: Database, query: ApplicationsQuery) =>
  queue(database)
    .select((rows) => [
      'application.id',
      'application.accountId',
      'application.state',
      'application.createdAt',
      'application.decidedAt',
      'account.name',
      'account.username',
      'account.email',
      'account.state as accountState',
      'bankDetails.isDoubtful',
      isRepeated(rows).as('isRepeated'),
    ])
    .where('application.id', 'in', pageOfIds(database, query))
    .orderBy('application.createdAt')
    .orderBy('application.id');

export const countApplications = (database: Database, search: string) =>
  filtered(database, { search })
    .select((rows) => ['application.state', rows.fn.countAll<number>().as('count')])
    .groupBy('application.state')
    .execute();

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

function filtered(database: Database, { state, search }: QueueFilter) {
  const [every, text] = [database.selectFrom('application'), fold(search)];
  const inState = state ? every.where('application.state', '=', state) : every;
  return text === '' ? inState : inState.where('application.accountId', 'in', selectNamed(database, text));
}

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
