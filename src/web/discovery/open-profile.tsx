import { useSelector } from '@xstate/react';
import type { CreatorProfileActor } from '#machines/creator-profile/creator-profile.machine.ts';
import { visibleCreators } from '#machines/discovery/discovery.view.ts';
import { CreatorModal } from './creator-modal.tsx';
import type { DiscoveryActors, Place } from './discovery-actors.ts';

export interface OpenProfileProps {
  actors: DiscoveryActors;
  place: Place;
  profile: CreatorProfileActor;
}

/** What the list knows of somebody is shown until their profile is there. */
export function OpenProfile({ actors, place: { today, onTurn, onClose }, profile }: OpenProfileProps) {
  const id = useSelector(profile, ({ context }) => context.id);
  const found = useSelector(actors.details, ({ context }) => context.found);
  const creators = useSelector(actors.discovery, (snapshot) => visibleCreators(snapshot, found));
  const index = creators.findIndex(({ _id }) => _id === id);
  const neighbours = {
    before: creators[index - 1]?._id ?? null,
    after: index === -1 ? null : (creators[index + 1]?._id ?? null),
  };
  const known = creators[index] ?? found[id] ?? null;
  return <CreatorModal {...{ profile, known, actors, today, neighbours, onTurn, onClose }} />;
}
