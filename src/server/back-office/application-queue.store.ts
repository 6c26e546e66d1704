import { type ExpressionBuilder, sql } from 'kysely';
import type { ApplicationsQuery } from '#contract/back-office.ts';
import { fold } from '#rules/fold.ts';
import type { Database, Tables } from '../database.ts';

type Wish = Pick<ApplicationsQuery, 'state' | 'search'>;

const queue = (database: Database) =>
  database
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.accountId')
    .innerJoin('creator', 'creator.accountId', 'application.accountId')
    .leftJoin('bankDetails', 'bankDetails.accountId', 'application.accountId');

/** Oldest first: whoever has waited longest is next. */
export const listApplications = (database: Database, { state, search, offset, limit }: ApplicationsQuery) =>
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
      'bankDetails.isDoubtful',
      isRepeated(rows).as('isRepeated'),
    ])
    .where((rows) => isWished(rows, { state, search }))
    .orderBy('application.createdAt')
    .orderBy('application.id')
    .offset(offset)
    .limit(limit)
    .execute();

export const countApplications = (database: Database, search: string) =>
  queue(database)
    .select((rows) => ['application.state', rows.fn.countAll<number>().as('count')])
    .where((rows) => isWished(rows, { state: undefined, search }))
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

function isWished(rows: Rows, { state, search }: { state: Wish['state'] | undefined; search: string }) {
  const text = fold(search);
  return rows.and([
    ...(state ? [rows('application.state', '=', state)] : []),
    ...(text === ''
      ? []
      : [
          rows.or([
            contains('account.usernameFolded', text),
            contains('account.emailFolded', text),
            contains('creator.nameFolded', text),
          ]),
        ]),
  ]);
}

const contains = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** The same phone number or handle in two accounts is worth a look. */
const isRepeated = (rows: Rows) =>
  rows.exists(
    rows
      .selectFrom('creator as other')
      .select('other.accountId')
      .whereRef('other.accountId', '<>', 'creator.accountId')
      .where((pairs) =>
        pairs.or([
          pairs('other.phoneNumber', '=', pairs.ref('creator.phoneNumber')),
          pairs.and([
            pairs('other.instagram', '<>', ''),
            pairs('other.instagram', '=', pairs.ref('creator.instagram')),
          ]),
          pairs.and([pairs('other.youtube', '<>', ''), pairs('other.youtube', '=', pairs.ref('creator.youtube'))]),
          pairs.and([pairs('other.tiktok', '<>', ''), pairs('other.tiktok', '=', pairs.ref('creator.tiktok'))]),
        ]),
      ),
  );
