import { describe, expect, it } from 'vitest';
import { type CreatorWorld, creatorRules, newCreator } from './creator-rules.ts';
import type { Done } from './done.ts';
import { serialOrder } from './serial-order.ts';

const active: CreatorWorld = { ...newCreator, account: 'active', application: 'APPROVED', links: 1, link: 'verified' };
const pending: CreatorWorld = { ...newCreator, application: 'APPROVED', links: 1, link: 'submitted' };

const makeDone = (change: Partial<Done> & Pick<Done, 'id' | 'kind'>): Done => ({
  record: 0,
  by: 'keeper',
  status: change.isAccepted === false ? 409 : 200,
  begun: 0,
  ended: 10,
  isAccepted: true,
  ...change,
});

const kindsIn = (start: CreatorWorld, deeds: Done[], end: Partial<CreatorWorld>) =>
  serialOrder(deeds, {
    start,
    rules: creatorRules,
    isEnd: (world) => Object.entries(end).every(([part, is]) => Reflect.get(world, part) === is),
  })?.map(({ deed }) => deed.kind) ?? null;

describe('the search for a serial order', () => {
  const suspend = makeDone({ id: 1, kind: 'account.suspend', state: 'suspended' });
  const close = makeDone({ id: 2, kind: 'account.close', state: 'closed' });

  it('finds one for deeds at the same moment', () => {
    expect(kindsIn(active, [close, suspend], { account: 'closed' })).toEqual(['account.suspend', 'account.close']);
  });

  it('finds none that leads out of a final state', () => {
    expect(kindsIn(active, [suspend, close], { account: 'suspended' })).toBeNull();
  });

  it('finds none against the audit trail', () => {
    const placed = [
      { ...suspend, place: 2 },
      { ...close, place: 1 },
    ];
    expect(kindsIn(active, placed, { account: 'closed' })).toBeNull();
  });

  it('finds none against time', () => {
    const late = { ...suspend, begun: 20, ended: 30 };
    expect(kindsIn(active, [late, close], { account: 'closed' })).toBeNull();
  });

  it('finds none where verify and reopen passed each other', () => {
    const verify = makeDone({ id: 3, kind: 'bank.verify', state: 'verified' });
    const reopen = makeDone({ id: 4, kind: 'application.reopen', state: 'ONHOLD' });
    expect(kindsIn(pending, [verify, reopen], { account: 'active', application: 'ONHOLD' })).toBeNull();
    const refused = { ...reopen, isAccepted: false, state: undefined };
    expect(kindsIn(pending, [refused, verify], { account: 'active' })).toEqual(['bank.verify', 'application.reopen']);
  });

  it('finds none where closing and reopening have washed a suspension off', () => {
    const [later, last] = [
      { begun: 20, ended: 30 },
      { begun: 40, ended: 50 },
    ];
    const reopenedAs = (state: string) => {
      const reopen = makeDone({ id: 6, kind: 'account.reopen', state, ...last });
      return kindsIn(active, [suspend, { ...close, ...later }, reopen], { account: 'suspended' });
    };
    expect(reopenedAs('active')).toBeNull();
    expect(reopenedAs('suspended')).toEqual(['account.suspend', 'account.close', 'account.reopen']);
  });

  it('finds none where a refusal had no reason', () => {
    const refused = makeDone({ id: 5, kind: 'account.suspend', isAccepted: false });
    expect(kindsIn(active, [refused], { account: 'active' })).toBeNull();
  });
});
