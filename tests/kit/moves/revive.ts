import { setTimeout } from 'node:timers/promises';
import type { CreatorRecord, Round } from './round.ts';
import { tryWish } from './try-wish.ts';

/** What brings a creator nearer to being active, by what their records are. */
function nextStep(account: string, application: string, link: string): string {
  if (account === 'suspended') return 'account.reinstate';
  if (application === 'REJECTED') return 'application.reopen';
  if (application === 'ONHOLD') return 'application.approve';
  if (link === 'submitted') return 'bank.verify';
  return link === 'issued' || link === 'opened' ? 'link.submit' : 'bank.reissue';
}

/** Brings every creator whose account is not closed to 'active' by what staff and creator can do, and says who could not be. */
export async function deadEnds(round: Round): Promise<string[]> {
  const creators = round.records.flatMap((subject, record) =>
    subject.kind === 'creator' ? [{ subject, record }] : [],
  );
  const ends = await Promise.all(creators.map(({ subject, record }) => revive(round, subject, record)));
  return ends.flatMap((end) => end ?? []);
}

/** A server that is too busy says so, and is asked again; nobody is at a dead end for that. */
const [mostAsked, busyPause] = [30, 500];

async function revive(round: Round, subject: CreatorRecord, record: number): Promise<string | null> {
  const by = round.staff[0];
  for (let asked = 0; asked < mostAsked && by; asked += 1) {
    const { account, application, link } = await standingOf(round, subject);
    if (account === 'closed' || account === 'active') return null;
    const kind = nextStep(account, application, link);
    const tried = await tryWish(round, { kind, record, variant: 1 }, by);
    if (tried?.said.status === 503) {
      await setTimeout(busyPause);
      continue;
    }
    if (tried?.isAccepted !== true)
      return `${subject.username} (${account}, ${application}, ${link}) is at a dead end: ${kind} ${tried?.said.status}`;
  }
  return `${subject.username} never becomes active`;
}

async function standingOf({ fleet }: Round, { accountId, applicationId }: CreatorRecord) {
  const { database, now } = fleet.platform;
  const { account, application } = await database
    .selectFrom('account')
    .innerJoin('application', 'application.accountId', 'account.id')
    .select(['account.state as account', 'application.state as application'])
    .where('account.id', '=', accountId)
    .where('application.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const link = await database
    .selectFrom('bankLink')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isOver = link !== undefined && ['issued', 'opened'].includes(link.state) && link.expiresAt <= now();
  return { account, application, link: isOver ? 'expired' : (link?.state ?? 'none') };
}
