import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ApplicationsQuery } from '#contract/back-office.ts';
import type { QueueFlag, QueueTab } from '#contract/queue-tabs.ts';
import { fold } from '#rules/fold.ts';
import type { Database, Tables } from '../tables.ts';
import { isRepeated } from './repeated-creators.ts';

/** Which applications are meant, in whatever tab. */
type QueueFilter = Pick<ApplicationsQuery, 'search' | 'flag' | 'since' | 'until'>;
type QueueInTab = QueueFilter & { state?: QueueTab | undefined };

const queue = (database: Database) =>
  database
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.accountId')
    .innerJoin('creator', 'creator.accountId', 'application.accountId')
    .leftJoin('bankDetails', 'bankDetails.accountId', 'application.accountId');

export const pageOfApplications = (database: Database, query: ApplicationsQuery) =>
  (query.state === 'TO_VERIFY' ? selectToVerify(database, query) : selectPage(database, query)).execute();

const selectQueued = (database: Database) =>
  queue(database).select([
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
    isRepeated().as('isRepeated'),
  ]);

/** Oldest first, unless asked otherwise: whoever has waited longest is next. */
export const selectPage = (database: Database, query: ApplicationsQuery) =>
  selectQueued(database)
    .where('application.id', 'in', pageOfIds(database, query))
    .orderBy('application.createdAt', directions[query.order])
    .orderBy('application.id', directions[query.order]);

const directions = { oldest: 'asc', newest: 'desc' } as const;

/** Those whose bank details wait: whoever sent them first is next. */
export const selectToVerify = (database: Database, { order, offset, limit, ...filter }: ApplicationsQuery) =>
  selectQueued(database)
    .innerJoin('bankLink', 'bankLink.accountId', 'application.accountId')
    .where('application.id', 'in', filtered(database, { ...filter, state: 'TO_VERIFY' }).select('application.id'))
    .where('bankLink.state', '=', sql.lit('submitted' as const))
    .orderBy('bankLink.submittedAt', directions[order])
    .orderBy('application.id', directions[order])
    .offset(offset)
    .limit(limit);

export const countToVerify = (database: Database, filter: QueueFilter) =>
  filtered(database, { ...filter, state: 'TO_VERIFY' })
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

export const countApplications = (database: Database, filter: QueueFilter) =>
  narrowed(database.selectFrom('application'), database, filter)
    .select((rows) => ['application.state', rows.fn.countAll<number>().as('count')])
    .groupBy('application.state')
    .execute();

/** Of those on hold. */
export const countWithdrawn = (database: Database, filter: QueueFilter) =>
  narrowed(withdrawn(database.selectFrom('application')), database, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

export const findQueuedApplication = (database: Database, id: string) =>
  queue(database)
    .selectAll('application')
    .select([
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
      isRepeated().as('isRepeated'),
    ])
    .where('application.id', '=', id)
    .executeTakeFirst();

/** How an application stands, and whether anything is to be looked at before it is decided on. */
export const findFlagged = (database: Database, id: string) =>
  queue(database)
    .select(['application.state', 'bankDetails.isDoubtful', isRepeated().as('isRepeated')])
    .where('application.id', '=', id)
    .executeTakeFirst();

/** Nothing but the applications themselves is looked at, unless somebody searches. */
const pageOfIds = (database: Database, { order, offset, limit, ...filter }: ApplicationsQuery) =>
  filtered(database, filter)
    .select('application.id')
    .orderBy('application.createdAt', directions[order])
    .orderBy('application.id', directions[order])
    .offset(offset)
    .limit(limit);

const filtered = (database: Database, { state, ...filter }: QueueInTab) =>
  narrowed(inTab(database.selectFrom('application'), state), database, filter);

type Applications = SelectQueryBuilder<Tables, 'application', object>;

function narrowed(every: Applications, database: Database, { search, flag, since, until }: QueueFilter): Applications {
  const flagged = flag ? flags[flag](named(every, database, search)) : named(every, database, search);
  const late = since === undefined ? flagged : flagged.where('application.createdAt', '>=', since);
  return until === undefined ? late : late.where('application.createdAt', '<', until);
}

/** Each applicant is looked at alone: what is theirs, and who else has the same, an index says. */
const flags: Record<QueueFlag, (every: Applications) => Applications> = {
  doubtful: (every) =>
    every.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bankDetails')
          .select('bankDetails.accountId')
          .whereRef('bankDetails.accountId', '=', 'application.accountId')
          .where('bankDetails.isDoubtful', '=', 1),
      ),
    ),
  repeated: (every) =>
    every.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('creator')
          .select('creator.accountId')
          .whereRef('creator.accountId', '=', 'application.accountId')
          .where(isRepeated()),
      ),
    ),
};

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
    )
    .$if(isPhone.test(text), (found) => found.unionAll(selectByPhone(database, text)))
    .$if(isReference.test(text), (found) => found.unionAll(selectByReference(database, text)));

/** As people write numbers: with blanks, and without the country. */
const isPhone = /^\+?[\d\s()./-]{4,}$/;
const selectByPhone = (database: Database, text: string) =>
  database
    .selectFrom('creator')
    .select('creator.accountId as id')
    .where(contains('creator.phoneNumber', text.replace(/\D/g, '').replace(/^0+/, '')));

/** What is quoted from a mail is how the id begins. */
const isReference = /^va-[\da-f]{4,8}$/;
const selectByReference = (database: Database, text: string) =>
  database
    .selectFrom('application')
    .select('application.accountId as id')
    .where('application.id', 'like', `${text.slice(3)}%`);

const contains = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
