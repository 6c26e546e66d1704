import type { Expression, ExpressionBuilder, Selectable, SelectQueryBuilder, SqlBool } from 'kysely';
import type { BookingOrigin, BookingState } from '#contract/booking-choices.ts';
import type { Role } from '#contract/roles.ts';
import {
  type ListGroup,
  openStates,
  statesNeedingActiveCreator,
  statesOverdueTo,
  statesWaitingFor,
  timedStates,
} from '#machines/lifecycles/booking.view.ts';
import { countOf } from '../db/queries.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';
import type { Database, Tables } from '../db/tables.ts';

/** null = the bookings of everyone, for staff. */
export type ListOwner = { creatorId: string } | { sponsorId: string } | null;

/** Where the next page starts: the key that the list is ordered by, and the id. */
export interface Cursor {
  key: string | number;
  id: string;
}

interface Page {
  owner: ListOwner;
  now: number;
  after: Cursor | null;
  limit: number;
  order: ListOrder;
}

interface GroupOfRole {
  role: Role;
  group: ListGroup;
}

export const selectBookings = (
  database: Database,
  { within, ...page }: Page & { within?: GroupOfRole | undefined },
) => {
  const owned = ownedBy(database, page.owner).$if(within !== undefined, (query) =>
    query.where((builder) => isInGroup(builder, within ?? { role: 'staff', group: 'others' }, page.now)),
  );
  return shown(database, ordered(owned, page), page);
};

/** `groupOf` as a condition of a query. */
function isInGroup(builder: ExpressionBuilder<Tables, 'booking'>, { role, group }: GroupOfRole, now: number) {
  const { eb, and, or, not } = builder;
  const isLive = or([eb('booking.dueAt', 'is', null), eb('booking.dueAt', '>', now)]);
  const isTurn = isWaitingFor(builder, role, now);
  switch (group) {
    case 'turn':
      return isTurn;
    case 'waiting':
      return and([eb('booking.state', 'in', openStates), isLive, not(isTurn)]);
    case 'upcoming':
      return and([eb('booking.state', 'in', upcomingStates), isLive]);
    case 'past':
      return not(and([eb('booking.state', 'in', timedStates), isLive]));
    case 'others':
      return not(isTurn);
  }
}

const upcomingStates = timedStates.filter((state) => !openStates.includes(state));

/** `isTurnOf` as a condition of a query. */
const isWaitingFor = (
  { eb, and, or, not, exists, selectFrom }: ExpressionBuilder<Tables, 'booking'>,
  role: Role,
  now: number,
) => {
  const suspended = selectFrom('account')
    .select('account.id')
    .whereRef('account.id', '=', 'booking.creatorId')
    .where('account.state', '=', 'suspended');
  return and([
    eb('booking.state', 'in', statesWaitingFor(role)),
    or([eb('booking.dueAt', 'is', null), eb('booking.dueAt', '>', now)]),
    or([eb('booking.state', 'not in', statesNeedingActiveCreator), not(exists(suspended))]),
  ]);
};

/** Includes bookings whose overdue transition into this state is not stored yet. */
export const selectBookingsIn = (database: Database, { state, ...page }: Page & { state: BookingState }) => {
  const owned = ownedBy(database, page.owner);
  const stored = owned
    .where('state', '=', state)
    .where(({ or, eb }) => or([eb('dueAt', 'is', null), eb('dueAt', '>', page.now)]));
  const sources = statesOverdueTo(state);
  if (sources.length === 0) return shown(database, ordered(stored, page), page);
  const late = afterCursor(owned, page).where('state', 'in', sources).where('dueAt', '<=', page.now);
  const both = database.selectFrom(ordered(stored, page).as('booking')).selectAll().unionAll(late);
  return shown(database, both, page);
};

const waiting = (database: Database, now: number) =>
  database
    .selectFrom('booking')
    .where('state', 'in', statesWaitingFor('staff'))
    .where(({ or, eb }) => or([eb('dueAt', 'is', null), eb('dueAt', '>', now)]));

export const selectWaitingForStaff = (database: Database, { now, limit }: Pick<Page, 'now' | 'limit'>) =>
  shown(database, waiting(database, now).selectAll('booking').orderBy('createdAt').orderBy('id').limit(limit), {
    order: { by: 'createdAt', direction: 'asc' },
    limit,
  });

export const countWaitingForStaff = (database: Database, now: number): Promise<number> =>
  countOf(waiting(database, now));

export const countByStoredState = (database: Database, owner: ListOwner) =>
  ownedBy(database, owner)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();

export const countOverdueByState = (database: Database, owner: ListOwner, now: number) =>
  ownedBy(database, owner)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('dueAt', '<=', now)
    .groupBy('state')
    .execute();

const ownedBy = (database: Database, owner: ListOwner) =>
  database.selectFrom('booking').$if(owner !== null, (query) =>
    query.where(({ eb }): Expression<SqlBool> => {
      if (owner !== null && 'creatorId' in owner) return eb('creatorId', '=', owner.creatorId);
      return eb('sponsorId', '=', owner?.sponsorId ?? '');
    }),
  );

const afterCursor = (owned: ReturnType<typeof ownedBy>, { after, order: { by, direction } }: Page) =>
  owned
    .selectAll('booking')
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(by, 'id'), direction === 'asc' ? '>' : '<', tuple(after?.key ?? 0, after?.id ?? '')),
      ),
    );

const ordered = (owned: ReturnType<typeof ownedBy>, page: Page) =>
  afterCursor(owned, page)
    .orderBy(page.order.by, page.order.direction)
    .orderBy('id', page.order.direction)
    .limit(page.limit);

type Rows = SelectQueryBuilder<Tables, 'booking', Selectable<Tables['booking']>>;

const shown = (database: Database, rows: Rows, { order, limit }: Pick<Page, 'order' | 'limit'>) =>
  database
    .selectFrom(rows.as('listed'))
    .innerJoin('account as guest', 'guest.id', 'listed.creatorId')
    .leftJoin('creator', 'creator.accountId', 'listed.creatorId')
    .leftJoin('account as host', 'host.id', 'listed.sponsorId')
    .leftJoin('trip', 'trip.id', 'listed.tripId')
    .selectAll('listed')
    .select([
      'guest.name as creatorName',
      'guest.username as creatorUsername',
      'guest.state as creatorState',
      'creator.profilePicture',
      'host.name as sponsorName',
      'trip.title as tripTitle',
    ])
    .orderBy(`listed.${order.by}`, order.direction)
    .orderBy('listed.id', order.direction)
    .limit(limit);

export type ShownBooking = Awaited<ReturnType<ReturnType<typeof selectBookings>['execute']>>[number];

export const findShownBooking = (database: Database, id: string): Promise<ShownBooking | undefined> =>
  shown(database, database.selectFrom('booking').selectAll('booking').where('id', '=', id), {
    order: newestFirst,
    limit: 1,
  }).executeTakeFirst();

export const listOpenBookings = (database: Database, creatorId: string) =>
  ownedBy(database, { creatorId }).select(['id', 'state']).where('state', 'in', timedStates).orderBy('id').execute();

export const listLatestInvitations = (database: Database, sponsorId: string, creatorIds: readonly string[]) =>
  database
    .selectFrom(
      ownedBy(database, { sponsorId })
        .select(['id', 'creatorId', 'state', 'dueAt'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('creatorId').orderBy('createdAt', 'desc').orderBy('id', 'desc'))
            .as('position'),
        )
        .where('creatorId', 'in', creatorIds)
        .as('invitation'),
    )
    .select(['id', 'creatorId', 'state', 'dueAt'])
    .where('position', '=', 1)
    .execute();

export const listOpenInvitations = (database: Database, sponsorId: string) =>
  ownedBy(database, { sponsorId })
    .select('id')
    .select(({ selectFrom }) =>
      selectFrom('account').select('language').whereRef('account.id', '=', 'booking.creatorId').as('language'),
    )
    .where('state', 'in', openStates)
    .orderBy('creatorId')
    .orderBy('id')
    .execute();

export const countOpen = (
  database: Database,
  { owner, origin, now }: { owner: ListOwner; origin: BookingOrigin; now: number },
): Promise<number> =>
  countOf(
    ownedBy(database, owner).where('origin', '=', origin).where('state', 'in', openStates).where('dueAt', '>', now),
  );

export const isInvitedFor = async (
  database: Database,
  { sponsorId, creatorId, checkIn, checkOut, now }: InvitedDays,
): Promise<boolean> =>
  (await countOf(
    ownedBy(database, { sponsorId })
      .where('creatorId', '=', creatorId)
      .where('checkIn', '=', checkIn)
      .where('checkOut', '=', checkOut)
      .where('state', 'in', timedStates)
      .where('dueAt', '>', now),
  )) > 0;

interface InvitedDays extends Pick<BookingTable, 'creatorId' | 'checkIn' | 'checkOut'> {
  sponsorId: string;
  now: number;
}

export interface ListOrder {
  by: 'createdAt' | 'dueAt' | 'checkIn';
  direction: 'asc' | 'desc';
}

export const newestFirst: ListOrder = { by: 'createdAt', direction: 'desc' };
