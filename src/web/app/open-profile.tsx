import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { creatorProfile } from '#machines/creator-profile/creator-profile.actors.ts';
import { CreatorModal } from '#web/discovery/creator-modal.tsx';
import type { DiscoveryActors, OpenedProfile } from '#web/discovery/discovery-actors.ts';
import { useRenewedSession } from './use-renewed-session.ts';

interface OpenProfileProps extends OpenedProfile {
  actors: DiscoveryActors;
  today: string;
  token: string;
  onEnded: () => void;
  addressOf: (change: { creator: string | null }) => string;
}

/** The profile that the address names. Closing it goes back to where it was opened from. */
export function OpenProfile({ id, creator, neighbours, actors, today, token, onEnded, addressOf }: OpenProfileProps) {
  const profile = useActorRef(creatorProfile, { input: { token, id, creator } });
  const known = useRef(creator);
  known.current = creator;
  useEffect(() => {
    if (profile.getSnapshot().context.id !== id) profile.send({ type: 'profile.open', id, creator: known.current });
  }, [profile, id]);
  useRenewedSession(profile, token, onEnded);
  const navigate = useNavigate();
  const { state } = useLocation();
  const isFromList = typeof state === 'object' && state !== null && 'isFromList' in state;
  return (
    <CreatorModal
      profile={profile}
      actors={actors}
      today={today}
      neighbours={neighbours}
      onOpen={(next) => void navigate(addressOf({ creator: next }), { replace: true, state, preventScrollReset: true })}
      onClose={() =>
        void (isFromList
          ? navigate(-1)
          : navigate(addressOf({ creator: null }), { replace: true, preventScrollReset: true }))
      }
    />
  );
}
