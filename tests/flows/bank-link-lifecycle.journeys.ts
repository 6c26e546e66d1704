import { type BankLinkFacts, bankLinkLifecycle } from '#machines/lifecycles/bank-link.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const facts: BankLinkFacts = { isLatest: true, application: 'APPROVED', account: 'pending' };
const otherFacts: BankLinkFacts[] = [
  { ...facts, isLatest: false },
  { ...facts, application: 'ONHOLD' },
  { ...facts, account: 'closed' },
];
const openLink = { type: 'link.open', facts } as const;
const submit = { type: 'link.submit', facts } as const;
const expire = { type: 'link.expire', facts } as const;
const renew = { type: 'link.renew', facts } as const;
const revoke = { type: 'link.revoke', facts } as const;
const discard = { type: 'link.discard', facts } as const;
const verify = { type: 'bank.verify', facts } as const;
const sendBack = { type: 'bank.return', message: 'Which bank?', facts } as const;
const reissue = { type: 'bank.reissue', facts } as const;
const all = [openLink, submit, expire, renew, revoke, discard, verify, sendBack, reissue];
type Move = (typeof all)[number];
type Link = Run<typeof bankLinkLifecycle>;

function takesOnly(link: Link, ...moves: Move[]): void {
  link.rejects(...all.filter((move) => !moves.includes(move)));
}

/** The latest link of an approved application whose account is pending. */
function takesOnlyFromLatest(link: Link, ...moves: Move[]): void {
  for (const other of otherFacts) link.rejects(...moves.map((move) => ({ ...move, facts: other })));
}

function after(open: Open<typeof bankLinkLifecycle>, ...moves: Move[]): Link {
  const link = open();
  link.send(...moves);
  return link;
}

export const journeys = journeysOf({
  machine: bankLinkLifecycle,
  file: 'lifecycles/bank-link.machine.ts',
  journeys: {
    '[BANK-01, BANK-48] opens a link, takes its details once, and activates the creator when they are verified'(open) {
      const link = open();
      for (const state of ['issued', 'opened', 'opened']) {
        link.isIn(state);
        takesOnly(link, openLink, submit, expire, renew, revoke, reissue);
        takesOnlyFromLatest(link, openLink, submit, renew, reissue);
        link.send(openLink);
      }
      link.send(submit);
      link.isIn('submitted', { effects: actions('mailReceived') });
      takesOnly(link, verify, sendBack, discard);
      takesOnlyFromLatest(link, verify, sendBack);
      link.send(verify);
      link.isIn('verified', { effects: actions('activateCreator'), output: undefined });
    },
    '[BANK-49] takes details from a link that was never opened'(open) {
      after(open, submit).isIn('submitted', { effects: actions('mailReceived') });
    },
    'sends details back with a new link that says what to change'(open) {
      after(open, submit, sendBack).isIn('needsChanges', {
        effects: [{ mailReceived: undefined }, { issueForChange: { message: 'Which bank?' } }],
        output: undefined,
      });
    },
    'revokes a link whose details a new application replaces'(open) {
      after(open, submit, discard).isIn('revoked', { effects: actions('mailReceived') });
    },
    '[OPEN-45] issues an expired link again, for the creator or by staff'(open) {
      for (const link of [after(open, expire), after(open, openLink, expire)]) {
        link.isIn('expired');
        takesOnly(link, renew, reissue);
        takesOnlyFromLatest(link, renew, reissue);
        link.send(renew, reissue);
        link.isIn('expired', { effects: actions('issueAgain', 'issueAgain') });
      }
    },
    'replaces or revokes a link, and withdraws its mail if it was never opened'(open) {
      for (const move of [renew, reissue]) {
        after(open, move).isIn('revoked', { effects: actions('withdrawMail', 'issueAgain') });
        after(open, openLink, move).isIn('revoked', { effects: actions('issueAgain') });
      }
      after(open, revoke).isIn('revoked', { effects: actions('withdrawMail') });
      const link = after(open, openLink, revoke);
      link.isIn('revoked');
      takesOnly(link, reissue);
      takesOnlyFromLatest(link, reissue);
      link.send(reissue);
      link.isIn('revoked', { effects: actions('issueAgain') });
    },
  },
});
