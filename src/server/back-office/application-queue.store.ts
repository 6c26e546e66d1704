import { type ExpressionBuilder, expressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ApplicationsQuery } from '#contract/back-office.ts';
import type { QueueFlag, QueueTab } from '#contract/back-office-choices.ts';
import { applicationStates } from '#contract/states.ts';
import { isRepeated } from '../creators/creators.ts';
import { hasPrefix, matchesPrefix, maxSelective } from '../db/prefix-search.ts';
import { countOf } from '../db/queries.ts';
import type { Database, Tables } from '../db/tables.ts';

export type Period = Pick<ApplicationsQuery, 'since' | 'until'>;

interface Taken {
  takerId: string;
  since: number;
}

export interface Narrowing extends Period {
  /** Sorted by frequency, the rarest word first. */
  words: readonly string[];
  flag?: QueueFlag | undefined;
  taken?: Taken | undefined;
}

/** The condition with the fewest matches is looked up first; the others filter its result. */
export type SelectiveCondition = { word: string } | { flag: QueueFlag } | { reference: string } | Taken;

type Page = Pick<ApplicationsQuery, 'order' | 'offset' | 'limit'>;
type State = Exclude<QueueTab, 'TO_VERIFY'>;

const queue = (database: Database) =>
  database
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.accountId')
    .innerJoin('creator', 'creator.accountId', 'application.accountId')
    .leftJoin('bankDetails', 'bankDetails.accountId', 'application.accountId')
    .leftJoin('account as taker', 'taker.id', 'application.takerId');

const selectQueued = (database: Database) =>
  queue(database).select([
    'application.id',
    'application.accountId',
    'application.state',
    'application.createdAt',
    'application.decidedAt',
    'application.takerId',
    'application.takenAt',
    'taker.name as taker',
    'account.name',
    'account.username',
    'account.email',
    'account.state as accountState',
    'creator.profilePicture',
    'bankDetails.isDoubtful',
    isRepeated().as('isRepeated'),
  ]);

export const selectPage = (
  database: Database,
  { state, order, offset, limit, ...narrowing }: Narrowing & Page & { state?: State | undefined },
) =>
  selectQueued(database)
    .where('application.id', 'in', () =>
      narrowed(inState(database.selectFrom('application'), state), narrowing)
        .select('application.id')
        .orderBy('application.createdAt', directions[order])
        .orderBy('application.id', directions[order])
        .offset(offset)
        .limit(limit),
    )
    .orderBy('application.createdAt', directions[order])
    .orderBy('application.id', directions[order]);

const directions = { oldest: 'asc', newest: 'desc' } as const;

export const selectToVerify = (database: Database, { order, offset, limit, ...narrowing }: Narrowing & Page) =>
  selectQueued(database)
    .innerJoin('bankLink', 'bankLink.accountId', 'application.accountId')
    .where('bankLink.state', '=', sql.lit('submitted' as const))
    .where('application.id', 'in', () =>
      narrowed(toVerify(database.selectFrom('application')), narrowing)
        .innerJoin('bankLink', 'bankLink.accountId', 'application.accountId')
        .select('application.id')
        .where('bankLink.state', '=', sql.lit('submitted' as const))
        .orderBy('bankLink.submittedAt', directions[order])
        .orderBy('application.id', directions[order])
        .offset(offset)
        .limit(limit),
    )
    .orderBy('bankLink.submittedAt', directions[order])
    .orderBy('application.id', directions[order]);

export const listQueued = (database: Database, ids: readonly string[]) =>
  selectQueued(database).where('application.id', 'in', ids).execute();

export const countToVerify = (database: Database, period: Period): Promise<number> =>
  countOf(within(toVerify(database.selectFrom('application')), period));

export const countOnHold = (database: Database): Promise<number> =>
  countOf(database.selectFrom('application').where('application.state', '=', 'ONHOLD'));

export const countByState = (database: Database, period: Period) =>
  within(database.selectFrom('application'), period)
    .select((rows) => ['application.state', rows.fn.countAll<number>().as('count')])
    .groupBy('application.state')
    .execute();

/** Counts the accounts with a flag, up to `maxSelective + 1`. */
export const countFlagged = (database: Database, flag: QueueFlag): Promise<number> =>
  countOf(database.selectFrom(firstFlagged[flag].as('flagged')));

export const listMatches = (database: Database, base: SelectiveCondition, narrowing: Narrowing) =>
  narrowed(matching(database.selectFrom('application'), base), narrowing)
    .innerJoin('account', 'account.id', 'application.accountId')
    .select(['application.id', 'application.state', 'application.createdAt', 'account.state as accountState'])
    .select(({ selectFrom }) => [
      selectFrom('bankLink')
        .select(({ fn }) => fn.max('bankLink.submittedAt').as('submittedAt'))
        .whereRef('bankLink.accountId', '=', 'application.accountId')
        .where('bankLink.state', '=', sql.lit('submitted' as const))
        .as('submittedAt'),
    ]);

export const findQueuedApplication = (database: Database, id: string) =>
  queue(database)
    .selectAll('application')
    .select([
      'taker.name as taker',
      'account.name',
      'account.username',
      'account.email',
      'account.state as accountState',
      'creator.profilePicture',
      'creator.phoneNumber',
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

export const findFlagged = (database: Database, id: string) =>
  queue(database)
    .select(['application.state', 'bankDetails.isDoubtful', isRepeated().as('isRepeated')])
    .where('application.id', '=', id)
    .executeTakeFirst();

type Applications = SelectQueryBuilder<Tables, 'application', object>;
type Rows = ExpressionBuilder<Tables, 'application'>;

function narrowed(every: Applications, { words, flag, taken, ...period }: Narrowing): Applications {
  const named = words.reduce((left, word) => left.where(matchesPrefix(word, sql.ref('application.accountId'))), every);
  const marked = flag ? named.where(hasFlag[flag]) : named;
  return within(taken ? takenBy(marked, taken) : marked, period);
}

const takenBy = (every: Applications, { takerId, since }: Taken): Applications =>
  every.where('application.takerId', '=', takerId).where('application.takenAt', '>', since);

function within(every: Applications, { since, until }: Period): Applications {
  const late = since === undefined ? every : every.where('application.createdAt', '>=', since);
  return until === undefined ? late : late.where('application.createdAt', '<', until);
}

function matching(every: Applications, base: SelectiveCondition): Applications {
  if ('takerId' in base) return takenBy(every, base);
  if ('flag' in base) return every.where('application.accountId', 'in', flagged[base.flag]);
  if ('word' in base)
    return every.where('application.accountId', 'in', (rows) =>
      rows.selectFrom('accountWord').select('accountWord.accountId').where(hasPrefix(base.word)),
    );
  // Ids are hexadecimal, so every id with this prefix sorts before prefix + 'g' in any collation.
  return every
    .where('application.id', '>=', base.reference)
    .where('application.id', '<', `${base.reference}g`)
    .where('application.id', 'like', `${base.reference}%`);
}

/** Literals: SQLite uses a partial index only where the condition is not a parameter. */
const flagged = {
  doubtful: (rows: Pick<Rows, 'selectFrom'>) =>
    rows.selectFrom('bankDetails').select('bankDetails.accountId').where('bankDetails.isDoubtful', '=', sql.lit(1)),
  repeated: (rows: Pick<Rows, 'selectFrom'>) =>
    rows.selectFrom('creator').select('creator.accountId').where('creator.sharesContact', '=', sql.lit(1)),
} satisfies Record<QueueFlag, unknown>;

const firstFlagged = {
  doubtful: flagged.doubtful(expressionBuilder()).limit(maxSelective + 1),
  repeated: flagged.repeated(expressionBuilder()).limit(maxSelective + 1),
};

/** `sharesContact` stays set when the other creator is deleted, so `isRepeated` checks again. */
const hasFlag = {
  doubtful: (rows: Rows) =>
    rows.exists(flagged.doubtful(rows).whereRef('bankDetails.accountId', '=', 'application.accountId')),
  repeated: (rows: Rows) =>
    rows.exists(flagged.repeated(rows).whereRef('creator.accountId', '=', 'application.accountId').where(isRepeated())),
} satisfies Record<QueueFlag, unknown>;

const inState = (every: Applications, state: State | undefined): Applications =>
  state === undefined ? every : every.where('application.state', '=', state);

const notApproved = applicationStates.filter((state) => state !== 'APPROVED');

/** `not in` keeps SQLite from reading every approved application by the index of states; nearly all are approved. */
const toVerify = (every: Applications): Applications =>
  every.where('application.state', 'not in', notApproved).where('application.accountId', 'in', (rows) =>
    rows
      .selectFrom('bankLink')
      .innerJoin('account', 'account.id', 'bankLink.accountId')
      .select('bankLink.accountId')
      .where('bankLink.state', '=', sql.lit('submitted' as const))
      .where('account.state', '=', 'pending'),
  );
