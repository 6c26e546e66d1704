import { type ApplicationFacts, applicationLifecycle } from '#machines/lifecycles/application.machine.ts';
import { type BankLinkFacts, bankLinkLifecycle } from '#machines/lifecycles/bank-link.machine.ts';
import { creatorAccountLifecycle } from '#machines/lifecycles/creator-account.machine.ts';
import { type MailFacts, mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import { sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import { modelOf } from '#tests/kit/model.ts';

const heldMail: MailFacts = { lease: 'ours', ageMs: 60_000, isErased: false };

const openApplication: ApplicationFacts = { isLatest: true, account: 'pending', decidedMsAgo: 9_999 };
const applicationCases = [
  { facts: openApplication },
  { facts: { ...openApplication, isLatest: false } },
  { facts: { ...openApplication, account: 'active' as const } },
];

const awaitedLink: BankLinkFacts = { isLatest: true, application: 'APPROVED', account: 'pending' };
const bankLinkCases = [
  { facts: awaitedLink },
  { facts: { ...awaitedLink, isLatest: false } },
  { facts: { ...awaitedLink, application: 'ONHOLD' as const } },
  { facts: { ...awaitedLink, account: 'closed' as const } },
];

export const mailModel = modelOf({
  title: 'Outgoing mail (lifecycle)',
  machine: mailLifecycle,
  input: undefined,
  events: {
    'mail.deliver': [
      { lease: 'ours', facts: heldMail },
      { lease: 'lost', facts: heldMail },
    ],
    'mail.fail': [
      { lease: 'ours', reason: 'ECONNREFUSED', facts: heldMail },
      { lease: 'lost', reason: 'ECONNREFUSED', facts: heldMail },
      { lease: 'ours', reason: 'ECONNREFUSED', facts: { ...heldMail, ageMs: 24 * 60 * 60_000 } },
      { lease: 'lost', reason: 'ECONNREFUSED', facts: { ...heldMail, ageMs: 24 * 60 * 60_000 } },
    ],
    'mail.expire': [{ facts: heldMail }],
    'mail.requeue': [{ facts: heldMail }, { facts: { ...heldMail, isErased: true } }],
  },
  answers: {},
});

export const sponsorModel = modelOf({
  title: 'Sponsor (lifecycle)',
  machine: sponsorLifecycle,
  input: undefined,
  events: { 'sponsor.activate': [{}], 'sponsor.suspend': [{}], 'sponsor.reinstate': [{}] },
  answers: {},
});

export const applicationLifecycleModel = modelOf({
  title: 'Application (lifecycle)',
  machine: applicationLifecycle,
  input: undefined,
  events: {
    'application.approve': applicationCases,
    'application.reject': applicationCases.map((each) => ({ reason: 'other' as const, text: '', ...each })),
    'application.reopen': applicationCases,
    'application.undo': [...applicationCases, { facts: { ...openApplication, decidedMsAgo: 10_000 } }],
  },
  answers: {},
});

export const creatorAccountModel = modelOf({
  title: 'Creator account (lifecycle)',
  machine: creatorAccountLifecycle,
  input: undefined,
  events: { 'account.activate': [{}], 'account.suspend': [{}], 'account.reinstate': [{}], 'account.close': [{}] },
  answers: {},
});

export const bankLinkModel = modelOf({
  title: 'Bank link (lifecycle)',
  machine: bankLinkLifecycle,
  input: undefined,
  events: {
    'link.open': bankLinkCases,
    'link.submit': bankLinkCases,
    'link.expire': [{ facts: awaitedLink }],
    'link.renew': bankLinkCases,
    'link.revoke': [{ facts: awaitedLink }],
    'link.discard': [{ facts: awaitedLink }],
    'bank.verify': bankLinkCases,
    'bank.return': bankLinkCases.map((each) => ({ message: 'Which bank?', ...each })),
    'bank.reissue': bankLinkCases,
  },
  answers: {},
});
