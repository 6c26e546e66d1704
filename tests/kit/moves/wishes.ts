import fc from 'fast-check';
import { recordsInRound, type Wish } from './round.ts';

/** What leads on is tried often, so that ways through are walked to their end; what ends all is tried seldom. */
const weights = {
  forward: 60,
  'application.approve': 4,
  'application.reject': 6,
  'application.reopen': 6,
  'application.undo': 8,
  'link.open': 6,
  'link.submit': 8,
  'link.renew': 6,
  'bank.verify': 3,
  'bank.return': 4,
  'bank.reissue': 6,
  'account.suspend': 3,
  'account.reinstate': 3,
  'account.close': 1,
  'account.reopen': 1,
  'session.open': 4,
  'password.change': 2,
  'clock.expire': 5,
  'clock.age': 3,
};

const kind = fc.oneof(...Object.entries(weights).map(([name, weight]) => ({ arbitrary: fc.constant(name), weight })));

/** A plan by chance: so many wishes, on any of the records. */
export const wishes = (count: number): fc.Arbitrary<Wish[]> =>
  fc.array(fc.record({ kind, record: fc.nat(recordsInRound - 1), variant: fc.nat(1_000) }), {
    minLength: count,
    maxLength: count,
    size: 'max',
  });
