import type { Done, Effect } from './done.ts';

/** A sponsor, written down by hand and not taken from the chart. */
export interface SponsorWorld {
  state: 'absent' | 'invited' | 'active' | 'suspended';
  isInvitationGood: boolean;
  password: string | null;
  sessions: readonly number[];
}

export const noSponsor: SponsorWorld = { state: 'absent', isInvitationGood: false, password: null, sessions: [] };

const moves: Record<string, (world: SponsorWorld, deed: Done) => Effect<SponsorWorld> | null> = {
  'sponsor.invite': (world) =>
    world.state === 'absent'
      ? { world: { ...world, state: 'invited', isInvitationGood: true }, mails: ['password-invitation'] }
      : null,
  'sponsor.suspend': (world) =>
    world.state === 'invited' || world.state === 'active'
      ? { world: { ...world, state: 'suspended', sessions: [] }, state: 'suspended' }
      : null,
  'sponsor.reinstate': (world) => (world.state === 'suspended' ? reinstated(world) : null),
  'password.set': (world, { password = null, isAccepted }) => {
    if (world.isInvitationGood && world.state !== 'suspended')
      return { world: { state: 'active', isInvitationGood: false, password, sessions: [] } };
    // The same password once more is answered as the first time, and changes nothing.
    return isAccepted && password !== null && password === world.password ? { world } : null;
  },
  'session.open': (world, { id, password }) =>
    world.state === 'active' && world.password === password
      ? { world: { ...world, sessions: [...world.sessions, id] } }
      : null,
};

/** A sponsor who never chose a password is invited again. */
function reinstated(world: SponsorWorld): Effect<SponsorWorld> {
  const state = world.password === null ? 'invited' : 'active';
  return { world: { ...world, state }, state };
}

export const sponsorRules = (world: SponsorWorld, deed: Done): Effect<SponsorWorld> | null => {
  const move = moves[deed.kind];
  if (!move) throw new Error(`There is no rule for ${deed.kind}.`);
  return move(world, deed);
};
