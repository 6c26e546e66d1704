import { type BankLinkFacts, bankLinkLifecycle } from '#machines/lifecycles/bank-link.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const awaited: BankLinkFacts = { isLatest: true, application: 'APPROVED', account: 'pending' };
const unawaited: BankLinkFacts[] = [
  { ...awaited, isLatest: false },
  { ...awaited, application: 'ONHOLD' },
  { ...awaited, account: 'closed' },
];
type LinkMove = 'open' | 'submit' | 'expire' | 'renew' | 'revoke' | 'discard';
const link = (move: LinkMove, given = awaited) => ({ type: `link.${move}` as const, facts: given });
const bank = (move: 'verify' | 'reissue', given = awaited) => ({ type: `bank.${move}` as const, facts: given });
const back = (given = awaited) => ({ type: 'bank.return' as const, message: 'Which bank?', facts: given });
const all = [
  ...(['open', 'submit', 'expire', 'renew', 'revoke', 'discard'] as const).map((move) => link(move)),
  ...(['verify', 'reissue'] as const).map((move) => bank(move)),
  back(),
];
type Move = (typeof all)[number];
type Link = Run<typeof bankLinkLifecycle>;
const takesOnly = (record: Link, ...types: Move['type'][]) =>
  record.rejects(...all.filter(({ type }) => !types.includes(type)));
const isOnlyFor = (record: Link, ...moves: Move[]) => {
  for (const given of unawaited) record.rejects(...moves.map((move) => ({ ...move, facts: given })));
};
const after = (open: Open<typeof bankLinkLifecycle>, ...moves: Move[]): Link => {
  const record = open();
  record.send(...moves);
  return record;
};

export const journeys = journeysOf({
  machine: bankLinkLifecycle,
  file: 'lifecycles/bank-link.machine.ts',
  journeys: {
    '[BANK-01, BANK-48] a link is opened, used once, and its details are verified: the creator becomes active'(open) {
      const record = open();
      record.isIn('issued');
      takesOnly(record, 'link.open', 'link.submit', 'link.expire', 'link.renew', 'link.revoke', 'bank.reissue');
      isOnlyFor(record, link('open'), link('submit'), link('renew'), bank('reissue'));
      record.send(link('open'));
      record.isIn('opened');
      takesOnly(record, 'link.open', 'link.submit', 'link.expire', 'link.renew', 'link.revoke', 'bank.reissue');
      isOnlyFor(record, link('open'), link('submit'), link('renew'), bank('reissue'));
      record.send(link('open'));
      record.isIn('opened');
      record.send(link('submit'));
      record.isIn('submitted', { effects: actions('mailReceived') });
      takesOnly(record, 'bank.verify', 'bank.return', 'link.discard');
      isOnlyFor(record, bank('verify'), back());
      record.send(bank('verify'));
      record.isIn('verified', { effects: actions('activateCreator'), output: undefined });
    },
    '[BANK-49] details are sent without the link having been opened here, too'(open) {
      after(open, link('submit')).isIn('submitted', { effects: actions('mailReceived') });
    },
    'details that need changes go back, with another link that says what to change'(open) {
      after(open, link('submit'), back()).isIn('needsChanges', {
        effects: [{ mailReceived: undefined }, { issueForChange: { message: 'Which bank?' } }],
        output: undefined,
      });
    },
    'details that a new application replaces are nobody’s to verify'(open) {
      after(open, link('submit'), link('discard')).isIn('revoked', { effects: actions('mailReceived') });
    },
    '[OPEN-45] a link whose time is over is issued again, to its creator or by staff'(open) {
      for (const record of [after(open, link('expire')), after(open, link('open'), link('expire'))]) {
        record.isIn('expired');
        takesOnly(record, 'link.renew', 'bank.reissue');
        isOnlyFor(record, link('renew'), bank('reissue'));
        record.send(link('renew'), bank('reissue'));
        record.isIn('expired', { effects: actions('issueAgain', 'issueAgain') });
      }
    },
    'a link whose mail did not arrive is replaced by another: the first is good no more'(open) {
      after(open, link('renew')).isIn('revoked', { effects: actions('withdrawMail', 'issueAgain') });
      after(open, link('open'), link('renew')).isIn('revoked', { effects: actions('issueAgain') });
    },
    'a link is revoked, its mail withdrawn where nobody has opened it, and can be issued again'(open) {
      const revoked = after(open, link('revoke'));
      revoked.isIn('revoked', { effects: actions('withdrawMail') });
      takesOnly(revoked, 'bank.reissue');
      isOnlyFor(revoked, bank('reissue'));
      revoked.send(bank('reissue'));
      revoked.isIn('revoked', { effects: actions('issueAgain') });
      after(open, link('open'), link('revoke')).isIn('revoked');
      after(open, bank('reissue')).isIn('revoked', { effects: actions('withdrawMail', 'issueAgain') });
      after(open, link('open'), bank('reissue')).isIn('revoked', { effects: actions('issueAgain') });
    },
  },
});
