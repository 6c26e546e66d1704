import { describe, expect, it } from 'vitest';
import { pathOf } from '#machines/application-status/application-status.view.ts';
import { statusApproved, statusOnHold } from '#tests/kit/people.ts';

const [monday, day] = [Date.parse('2026-11-16T09:00:00Z'), 24 * 60 * 60_000];
const sent = { ...statusOnHold, appliedAt: monday };
const approved = { ...statusApproved, appliedAt: monday, decidedAt: monday + day };
const progressOf = (status: Parameters<typeof pathOf>[0]) =>
  pathOf(status).map(({ name, progress }) => `${name} ${progress}`);
const begun = ['applied done', 'verified done'];

describe('the path of an application', () => {
  it('waits for the review, usually for three working days', () => {
    expect(progressOf(sent)).toEqual([...begun, 'review current', 'password ahead', 'bankDetails ahead', 'live ahead']);
    const [applied, , review] = pathOf(sent);
    expect([applied?.at, review?.at, review?.by]).toEqual([monday, null, monday + 3 * day]);
  });

  it('goes on with the password and the bank details, whichever comes first', () => {
    expect(progressOf(approved)).toEqual([
      ...begun,
      ...['review done', 'password current', 'bankDetails current', 'live ahead'],
    ]);
    expect(progressOf({ ...approved, bankDetails: 'sent', bankDetailsAt: monday + 2 * day })).toEqual([
      ...begun,
      ...['review done', 'password current', 'bankDetails current', 'live ahead'],
    ]);
    expect(progressOf({ ...approved, hasPassword: true, bankDetails: 'sent' }).slice(3)).toEqual([
      ...['password done', 'bankDetails current', 'live current'],
    ]);
    const [, , review] = pathOf(approved);
    expect([review?.at, review?.by]).toEqual([monday + day, null]);
  });

  it('is at its end once the blog is live', () => {
    const activeSince = monday + 5 * day;
    const live = { ...approved, hasPassword: true, bankDetails: 'verified' as const, isActive: true, activeSince };
    expect(progressOf(live).every((step) => step.endsWith(' done'))).toBe(true);
    expect(pathOf(live).at(-1)?.at).toBe(activeSince);
  });

  it('ends with a rejection', () => {
    const rejected = { ...approved, status: 'REJECTED' as const };
    expect(progressOf(rejected)).toEqual([...begun, 'decision ended']);
    expect(pathOf(rejected).at(-1)?.at).toBe(monday + day);
  });
});
