import type { Done, Effect } from './done.ts';

/** A creator with the last application and the newest link, written down by hand and not taken from the charts. */
export interface CreatorWorld {
  account: 'pending' | 'active' | 'suspended' | 'closed';
  /** Whether it was suspended when it was closed last. */
  wasSuspended: boolean;
  application: 'ONHOLD' | 'APPROVED' | 'REJECTED' | 'CLOSED';
  /** When the application was decided, at the earliest and at the latest; long ago where it was made older. */
  decided: readonly [number, number] | null;
  decisionMails: readonly string[];
  /** Mails with a link apart from the decision, since: it is taken back with all of them, or not at all where one is out. */
  linkMails: readonly string[];
  /** How many links there have been. */
  links: number;
  link: 'none' | 'issued' | 'opened' | 'submitted' | 'verified' | 'expired' | 'revoked';
  /** Whether it was made so long ago that its mail would have come. */
  isLinkOld: boolean;
  /** The mail that carries the link, where it is not one of the decision's. */
  linkMail: string | null;
  /** Mails about suspensions since the last that was ended: those that have not left are taken back when it ends. */
  suspensionMails: readonly string[];
  password: string;
  sessions: readonly number[];
}

export const newCreator: CreatorWorld = {
  account: 'pending',
  wasSuspended: false,
  application: 'ONHOLD',
  decided: null,
  decisionMails: [],
  linkMails: [],
  links: 0,
  link: 'none',
  isLinkOld: false,
  linkMail: null,
  suspensionMails: [],
  password: 'first',
  sessions: [],
};

const undoMs = 10_000;
/** Clocks are read to the millisecond, and not all at once. */
const slack = 20;
const longAgo: [number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

type Move = (world: CreatorWorld, deed: Done) => Effect<CreatorWorld> | null;

const isLive = ({ link }: CreatorWorld): boolean => link === 'issued' || link === 'opened';
const isAwaited = ({ application, account }: CreatorWorld): boolean =>
  application === 'APPROVED' && account === 'pending';
const isNewest = ({ links }: CreatorWorld, { link }: Done): boolean => links === link;

/** Inside of the ten seconds, outside of them, or so near that the answer has to tell. */
function isUndoable({ decided, linkMails }: CreatorWorld, { begun, ended, isAccepted }: Done): boolean {
  if (decided === null) return false;
  const [earliest, latest] = decided;
  if (ended - earliest < undoMs - slack && linkMails.length === 0) return true;
  return begun - latest < undoMs + slack && isAccepted;
}

function takeBack(world: CreatorWorld): CreatorWorld {
  const link = world.application === 'APPROVED' && isLive(world) ? 'revoked' : world.link;
  return {
    ...world,
    application: 'ONHOLD',
    decided: null,
    decisionMails: [],
    linkMails: [],
    link,
    linkMail: null,
    sessions: world.application === 'APPROVED' ? [] : world.sessions,
  };
}

/** From approval on, for as long as it stands. */
const maySignIn = ({ account, application }: CreatorWorld): boolean =>
  account === 'active' || (account === 'pending' && application === 'APPROVED');

const linkMailOf = ({ linkMail, link }: CreatorWorld): string[] =>
  linkMail !== null && link === 'issued' ? [linkMail] : [];

const issue = (world: CreatorWorld, linkMail: string | null): CreatorWorld => ({
  ...world,
  links: world.links + 1,
  link: 'issued',
  isLinkOld: false,
  linkMail,
  linkMails: world.decided !== null && linkMail !== null ? [...world.linkMails, linkMail] : world.linkMails,
});

const decide =
  (application: 'APPROVED' | 'REJECTED'): Move =>
  (world, { begun, ended }) => {
    if (world.application !== 'ONHOLD' || world.account !== 'pending') return null;
    const isAsked = application === 'APPROVED' && world.link !== 'submitted';
    const mails = application === 'REJECTED' ? ['rejected'] : isAsked ? ['approved', 'bank-link'] : ['approved'];
    const asked = isAsked ? issue(world, null) : world;
    const decided = [begun, ended] as const;
    return {
      world: { ...asked, application, decided, decisionMails: mails, linkMails: [] },
      state: application,
      mails,
    };
  };

const moveAccount =
  (from: readonly string[], account: 'suspended' | 'active' | 'closed', mail: string): Move =>
  (world) =>
    from.includes(world.account)
      ? {
          world: { ...world, account, sessions: account === 'active' ? world.sessions : [] },
          ...{ state: account, mails: [mail] },
        }
      : null;

/** A message of staff goes with every later link, until there is another. */
const again = (world: CreatorWorld): string => (world.linkMail === 'bank-needs-changes' ? world.linkMail : 'bank-link');

/** A link that is good, or was made just now, needs no other, which its answer does not tell; whoever has sent the details is told. */
const renew: Move = (world, deed) => {
  const isSent = world.link === 'submitted' || world.link === 'verified';
  const isGood = isNewest(world, deed) && world.link !== 'expired';
  if (!isSent && (isGood || !world.isLinkOld)) return { world };
  return world.link === 'expired' && isAwaited(world)
    ? { world: issue(world, again(world)), mails: [again(world)] }
    : null;
};

const moves: Record<string, Move> = {
  'application.approve': decide('APPROVED'),
  'application.reject': decide('REJECTED'),
  'application.reopen': (world) =>
    world.application === 'ONHOLD' || world.account !== 'pending'
      ? null
      : {
          world: takeBack(world),
          state: 'ONHOLD',
          mails: ['reopened'],
          // Where no mail of the decision has left, the applicant is told nothing at all.
          perhapsWithdrawn: [...world.decisionMails, ...linkMailOf(world), 'reopened'],
        },
  'application.undo': (world, deed) =>
    world.application === 'ONHOLD' || world.account !== 'pending' || !isUndoable(world, deed)
      ? null
      : {
          world: takeBack(world),
          state: 'ONHOLD',
          withdrawn: world.decisionMails,
          perhapsWithdrawn: [...linkMailOf(world), ...world.linkMails],
        },
  'bank.verify': (world) =>
    world.link === 'submitted' && isAwaited(world)
      ? { world: { ...world, link: 'verified', account: 'active' }, state: 'verified', mails: ['activated'] }
      : null,
  'bank.return': (world) =>
    world.link === 'submitted' && isAwaited(world)
      ? { world: issue(world, 'bank-needs-changes'), state: 'issued', mails: ['bank-needs-changes'] }
      : null,
  'bank.reissue': (world) =>
    ['issued', 'opened', 'expired', 'revoked'].includes(world.link) && isAwaited(world)
      ? {
          world: issue(world, again(world)),
          state: 'issued',
          mails: [again(world)],
          perhapsWithdrawn: linkMailOf(world),
        }
      : null,
  'account.suspend': (world, deed) => {
    const mail = 'account-suspended';
    const suspensionMails = [...world.suspensionMails, mail];
    return moveAccount(['active'], 'suspended', mail)({ ...world, suspensionMails }, deed);
  },
  'account.reinstate': (world, deed) => {
    const mail = 'account-reinstated';
    const reinstated = moveAccount(['suspended'], 'active', mail)({ ...world, suspensionMails: [] }, deed);
    // Whoever is back before the mail has left is told nothing at all.
    return reinstated && { ...reinstated, perhapsWithdrawn: [...world.suspensionMails, mail] };
  },
  'account.close': (world, deed) => {
    const wasSuspended = world.account === 'suspended';
    return moveAccount(
      ['pending', 'active', 'suspended'],
      'closed',
      'account-closed',
    )({ ...world, wasSuspended, application: world.application === 'ONHOLD' ? 'CLOSED' : world.application }, deed);
  },
  'account.reopen': (world) => {
    if (world.account !== 'closed') return null;
    if (world.wasSuspended) return { world: { ...world, account: 'suspended' }, state: 'suspended' };
    const hadBlog = world.link === 'verified';
    const account = hadBlog ? 'active' : 'pending';
    const application = world.application === 'CLOSED' ? 'ONHOLD' : world.application;
    return { world: { ...world, account, application }, state: account, ...(hadBlog && { mails: ['activated'] }) };
  },
  'link.open': (world, deed) =>
    isLive(world) && isNewest(world, deed) && isAwaited(world) ? { world: { ...world, link: 'opened' } } : null,
  'link.submit': (world, deed) =>
    isLive(world) && isNewest(world, deed) && isAwaited(world)
      ? { world: { ...world, link: 'submitted' }, mails: ['bank-details-received'] }
      : null,
  'link.renew': renew,
  'clock.expire': (world) => ({ world: isLive(world) ? { ...world, link: 'expired', isLinkOld: true } : world }),
  'clock.age': (world) => ({ world: world.decided === null ? world : { ...world, decided: longAgo } }),
  'session.open': (world, { id, password }) =>
    password === world.password && maySignIn(world) ? { world: { ...world, sessions: [...world.sessions, id] } } : null,
  // Whoever was let in is heard to the end, though the session ends meanwhile.
  'password.change': (world, { password, newPassword = '', session = 0, isAccepted }) => {
    const isHeard = isAccepted || (maySignIn(world) && world.sessions.includes(session));
    if (!isHeard || (world.account !== 'pending' && world.account !== 'active')) return null;
    if (password !== world.password) return newPassword === world.password ? { world } : null;
    const sessions = world.sessions.filter((each) => each === session);
    return { world: { ...world, password: newPassword, sessions }, mails: ['password-changed'] };
  },
};

export const creatorRules = (world: CreatorWorld, deed: Done): Effect<CreatorWorld> | null => {
  const move = moves[deed.kind];
  if (!move) throw new Error(`There is no rule for ${deed.kind}.`);
  return move(world, deed);
};

/** Combinations that no order of moves may ever lead to. */
export function impossibleIn({ account, application, link }: CreatorWorld): string[] {
  const seen = `account ${account}, application ${application}, link ${link}`;
  const isLiveLink = link === 'issued' || link === 'opened';
  const wrongs: [string, boolean][] = [
    ['listed or suspended, but not verified', (account === 'active' || account === 'suspended') && link !== 'verified'],
    [
      'listed or suspended, but not approved',
      (account === 'active' || account === 'suspended') && application !== 'APPROVED',
    ],
    ['verified, and still pending', link === 'verified' && account === 'pending'],
    ['on hold, and a creator already or closed', application === 'ONHOLD' && account !== 'pending'],
    ['closed, and its account is not', application === 'CLOSED' && account !== 'closed'],
    ['asked for bank details without an approval', isLiveLink && application !== 'APPROVED'],
    ['approved, and never asked', application === 'APPROVED' && link === 'none'],
    [
      'approved, pending, and the link taken away',
      application === 'APPROVED' && account === 'pending' && link === 'revoked',
    ],
  ];
  return wrongs.filter(([, isSo]) => isSo).map(([what]) => `${what}: ${seen}`);
}
